/** Reads each text once. A result of null or undefined is not stored: its source may load later. */
export function memoize<R>(read: (text: string) => R): (text: string) => R {
  const known: Record<string, R> = Object.create(null)
  return (text) => {
    known[text] ??= read(text)
    return known[text]
  }
}
