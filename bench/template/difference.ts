const BEFORE = 30
const AFTER = 50

const excerpt = (text: string, at: number): string =>
  JSON.stringify(text.slice(Math.max(0, at - BEFORE), at + AFTER))

/** The first difference between two texts, with its context; undefined for equal texts. */
export function describeDifference(expected: string, actual: string): string | undefined {
  if (expected === actual) return undefined
  let at = 0
  while (at < expected.length && expected[at] === actual[at]) at++
  const lines = expected.slice(0, at).split('\n')
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
  return `${place}: ${excerpt(expected, at)} has become ${excerpt(actual, at)}`
}
