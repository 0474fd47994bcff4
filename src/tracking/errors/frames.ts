const SEPARATOR = '://'
const REST = /^\S+?:\d+(?::\d+)?/

/** Part by part: one expression for all of it would look for a line number behind each scheme again. */
function readFrame(word: string): string[] {
  const at = word.indexOf(SEPARATOR)
  const scheme = word
    .slice(0, Math.max(at, 0))
    .split(/[^\w+.-]/)
    .at(-1)
    ?.replace(/^[^a-z]+/, '')
  const [rest] = REST.exec(word.slice(at + SEPARATOR.length)) ?? []
  return scheme && rest ? [scheme + SEPARATOR + rest] : []
}

/** The places that a stack names, in order. */
export const readFrames = (stack: string): string[] => stack.split(/\s/).flatMap(readFrame)
