/** Arguments of a formatter: `name:value` pairs, and single words. */
export interface FormatOptions {
  readonly words: readonly string[]
  /** The value of the first given name; a single word has an empty value. */
  get(...names: readonly string[]): string | undefined
  isOn(name: string): boolean
}

export function readOptions(args: readonly string[]): FormatOptions {
  const words = args.filter((arg) => arg && !arg.includes(':'))
  const pairs = new Map<string, string>(words.map((word) => [word, '']))
  for (const arg of args) {
    const at = arg.indexOf(':')
    if (at > 0) pairs.set(arg.slice(0, at), arg.slice(at + 1))
  }
  return {
    words,
    get: (...names) => names.map((name) => pairs.get(name)).find((value) => value !== undefined),
    isOn: (name) => pairs.has(name) && pairs.get(name) !== 'false',
  }
}
