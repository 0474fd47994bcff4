/**
 * A list of files in the loader's format, from short names: the first is the requested file, and `form.css` stands for
 * the script and its style sheet. The rest is sorted, because similar lists compress better.
 */
export function listFiles(names: readonly string[]): string {
  const alone = names.find((name) => name.endsWith('.css') && !names.includes(name.slice(0, -4)))
  if (alone) throw new Error(`${alone} has no script`)
  const [first, ...others] = names.filter((name) => !names.includes(`${name}.css`))
  return [first, ...others.sort()].join(' ')
}
