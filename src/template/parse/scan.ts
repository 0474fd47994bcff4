/** A stretch of the source: plain text, the content of two braces, or a comment. */
export interface Piece {
  readonly kind: 'text' | 'tag' | 'comment' | 'block-comment'
  /** The content of the tag or comment, without its braces. */
  readonly text: string
  readonly at: number
}

const BLOCK_END = '##}'

/** The content of two braces can be anything but a brace: a further `{` makes the earlier ones text. */
const BRACES = /[{}]/g

/** A block comment that begins within a tag, and never ends, is a line comment. */
function findTagEnd(
  source: string,
  start: number,
  lastBlockEnd: number,
): {start: number; end: number} | null {
  BRACES.lastIndex = start + 1
  for (let match = BRACES.exec(source); match; match = BRACES.exec(source)) {
    if (match[0] === '}') return {start, end: match.index}
    start = match.index
    if (start + 3 <= lastBlockEnd && source.startsWith('{##', start)) return {start, end: -1}
  }
  return null
}

function readBlockComment(source: string, at: number): {piece: Piece; next: number} {
  const start = at + 3
  const found = source.indexOf(BLOCK_END, start)
  const end = found < 0 ? source.length : found
  return {
    piece: {kind: 'block-comment', text: source.slice(start, end), at},
    next: found < 0 ? end : end + BLOCK_END.length,
  }
}

function readTag(source: string, at: number, end: number): {piece: Piece; next: number} {
  const isComment = source[at + 1] === '#'
  const text = source.slice(at + (isComment ? 2 : 1), end)
  return {piece: {kind: isComment ? 'comment' : 'tag', text, at}, next: end + 1}
}

/** Cuts any source into pieces, in one pass. */
export function* scan(source: string): Generator<Piece> {
  let done = 0
  const lastBlockEnd = source.lastIndexOf(BLOCK_END)
  for (;;) {
    const open = source.indexOf('{', done)
    if (open < 0) break
    const tag = source.startsWith('{##', open)
      ? {start: open, end: -1}
      : findTagEnd(source, open, lastBlockEnd)
    if (!tag) break
    if (tag.start > done) yield {kind: 'text', text: source.slice(done, tag.start), at: done}
    const {piece, next} =
      tag.end < 0 ? readBlockComment(source, tag.start) : readTag(source, tag.start, tag.end)
    yield piece
    done = next
  }
  if (done < source.length) yield {kind: 'text', text: source.slice(done), at: done}
}
