/** A line of a table: one cell per title, or the reason for an empty line. */
export interface Line {
  name: string
  cells: readonly string[] | string
}

const GAP = '  '

/** Columns are as wide as their titles or their longest cell. */
export function formatTable(titles: readonly string[], lines: readonly Line[]): string {
  const all: Line[] = [{name: '', cells: titles}, ...lines]
  const nameWidth = Math.max(...all.map(({name}) => name.length))
  const widths = titles.map((_, column) =>
    Math.max(...all.map(({cells}) => (typeof cells === 'string' ? 0 : (cells[column] ?? '').length))),
  )
  const join = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(GAP)
  return all
    .map(({name, cells}) =>
      `${name.padEnd(nameWidth)}${GAP}${typeof cells === 'string' ? cells : join(cells)}`.trimEnd(),
    )
    .join('\n')
}
