/** Reads each text once. An answer of null or undefined is asked for again: what it takes may come later. */
export function memoize<R>(read: (text: string) => R): (text: string) => R {
  const known: Record<string, R> = Object.create(null)
  return (text) => {
    known[text] ??= read(text)
    return known[text]
  }
}
