export interface Position {
  line: number
  column: number
}

/** The text that contains the tags, with its line offsets. */
export interface Source {
  readonly name: string | undefined
  locate(offset: number): Position
  /** Offsets of the line starts. */
  lines(): readonly number[]
}

function findLineStarts(text: string): number[] {
  const starts = [0]
  for (const {index, 0: end} of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length)
  return starts
}

/** The last line start up to the offset. */
function findLine(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

function sourceOf(lines: () => readonly number[], name: string | undefined): Source {
  return {
    name,
    lines,
    locate(offset) {
      const starts = lines()
      const line = findLine(starts, offset)
      return {line: line + 1, column: offset - (starts[line] ?? 0) + 1}
    },
  }
}

/** Lines are counted at the first error: a template without errors never counts them. */
export function createSource(text: string, name?: string): Source {
  let starts: number[] | undefined
  return sourceOf(() => {
    starts ??= findLineStarts(text)
    return starts
  }, name)
}

/** A source without its text. */
export const createSourceOf = (lines: readonly number[], name?: string): Source => sourceOf(() => lines, name)
