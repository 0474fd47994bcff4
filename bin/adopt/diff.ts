/** A text to put into a source, before the character at an index. */
export interface Insertion {
  index: number
  text: string
}

/** Unchanged lines around a change. */
const AROUND = 3

export function insert(source: string, insertions: readonly Insertion[]): string {
  let result = ''
  let copied = 0
  for (const {index, text} of insertions.toSorted((a, b) => a.index - b.index)) {
    result += source.slice(copied, index) + text
    copied = index
  }
  return result + source.slice(copied)
}

/** The lines of a source, each with what it becomes. */
function readLines(source: string, insertions: readonly Insertion[]): {before: string; after: string[]}[] {
  let start = 0
  const lines = source.split('\n')
  return lines.map((before, number) => {
    const end = start + before.length
    const isLast = number === lines.length - 1
    const own = insertions.filter(({index}) => index >= start && (index <= end || isLast))
    const after = insert(
      before,
      own.map(({index, text}) => ({index: index - start, text})),
    ).split('\n')
    start = end + 1
    return {before, after}
  })
}

/** The changes as a unified diff, as `patch` and `git apply` read it; empty without any. */
export function toDiff(name: string, source: string, insertions: readonly Insertion[]): string {
  const endsInLine = source.endsWith('\n')
  const lines = readLines(source, insertions)
  if (endsInLine) lines.pop()
  const changed = lines.flatMap(({before, after}, at) =>
    after.length > 1 || after[0] !== before ? [at] : [],
  )
  const hunks: [from: number, to: number][] = []
  for (const at of changed) {
    const last = hunks.at(-1)
    const to = Math.min(at + AROUND, lines.length - 1)
    if (last && at - AROUND <= last[1] + 1) last[1] = to
    else hunks.push([Math.max(at - AROUND, 0), to])
  }
  let added = 0
  const texts = hunks.map(([from, to]) => {
    const part = lines.slice(from, to + 1)
    const body = part.flatMap(({before, after}, offset) => {
      const end = !endsInLine && from + offset === lines.length - 1 ? ['\\ No newline at end of file'] : []
      if (after.length === 1 && after[0] === before) return [` ${before}`, ...end]
      // a line that was put before an unchanged one
      if (after.at(-1) === before)
        return [...after.slice(0, -1).map((line) => `+${line}`), ` ${before}`, ...end]
      return [`-${before}`, ...end, ...after.map((line) => `+${line}`), ...end]
    })
    const length = part.reduce((sum, {after}) => sum + after.length, 0)
    const head = `@@ -${from + 1},${part.length} +${from + 1 + added},${length} @@`
    added += length - part.length
    return [head, ...body].join('\n')
  })
  return texts.length ? `${[`--- ${name}`, `+++ ${name}`, ...texts].join('\n')}\n` : ''
}
