/**
 * A list of files as the loader reads it, from the names that it makes addresses of: the first is what was asked for, and
 * `form.css` stands for the script and its style sheet. In one order, lists that are alike compress better.
 */
export function listFiles(names: readonly string[]): string {
  const alone = names.find((name) => name.endsWith('.css') && !names.includes(name.slice(0, -4)))
  if (alone) throw new Error(`${alone} comes without its script`)
  const [first, ...others] = names.filter((name) => !names.includes(`${name}.css`))
  return [first, ...others.sort()].join(' ')
}
