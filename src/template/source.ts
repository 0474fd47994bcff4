export interface Position {
  line: number
  column: number
}

/** A text that tags stand in, and where its offsets are. */
export interface Source {
  readonly name: string | undefined
  locate(offset: number): Position
  /** Offsets at which its lines begin. */
  lines(): readonly number[]
}

function findLineStarts(text: string): number[] {
  const starts = [0]
  for (const {index, 0: end} of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length)
  return starts
}

/** The last start that is not behind the offset. */
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

/** Lines are counted when the first error needs them: a template without errors never does. */
export function createSource(text: string, name?: string): Source {
  let starts: number[] | undefined
  return sourceOf(() => {
    starts ??= findLineStarts(text)
    return starts
  }, name)
}

/** A source whose text is not there any more. */
export const createSourceOf = (lines: readonly number[], name?: string): Source => sourceOf(() => lines, name)
