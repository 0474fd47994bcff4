const SEPARATOR = '://'
const REST = /^\S+?:\d+(?::\d+)?/

/** Part by part: a single expression would search for a line number again after each scheme. */
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

/** The source locations in a stack, in order. */
export const readFrames = (stack: string): string[] => stack.split(/\s/).flatMap(readFrame)
