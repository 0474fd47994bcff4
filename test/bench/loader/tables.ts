import type {Figures} from './figures.ts'

interface Column {
  title: string
  key: keyof Figures
  format: (value: number) => string
}

const fixed = (digits: number) => (value: number) => value.toFixed(digits)
const kilo = (value: number) => (value / 1000).toFixed(2)

const columns: Column[] = [
  {title: 'CPU ms', key: 'cpu', format: fixed(1)},
  {title: 'first 24 ms', key: 'screenful', format: fixed(1)},
  {title: 'all ms', key: 'all', format: fixed(1)},
  {title: 'script kB', key: 'bytes', format: kilo},
  {title: 'heap kB/widget', key: 'heap', format: kilo},
  {title: 'listeners/widget', key: 'listeners', format: fixed(2)},
  {title: 'long tasks', key: 'longTasks', format: fixed(0)},
  {title: 'their ms', key: 'longTaskTime', format: fixed(0)},
]

/** A line of a table; without figures it says why. */
export interface Row {
  name: string
  figures?: Figures
  remark?: string
}

const NAME_WIDTH = 16

function line(name: string, cells: readonly string[]): string {
  const padded = cells.map((cell, index) => cell.padStart((columns[index]?.title.length ?? 0) + 2))
  return `${name.padEnd(NAME_WIDTH)}${padded.join('')}`.trimEnd()
}

function table(rows: readonly Row[], cell: (column: Column, figures: Figures) => string): string {
  const lines = rows.map(({name, figures, remark = ''}) =>
    figures
      ? line(
          name,
          columns.map((column) => cell(column, figures)),
        )
      : `${name.padEnd(NAME_WIDTH)}  ${remark}`,
  )
  return [
    line(
      '',
      columns.map(({title}) => title),
    ),
    ...lines,
  ].join('\n')
}

/** Medians as they are. */
export const absoluteTable = (rows: readonly Row[]): string =>
  table(rows, ({key, format}, figures) => format(figures[key]))

const ratio = (value: number, reference: number): string =>
  reference > 0 ? (value / reference).toFixed(2) : '–'

/** Medians as multiples of the reference's. */
export const ratioTable = (rows: readonly Row[], reference: Figures): string =>
  table(rows, ({key}, figures) => ratio(figures[key], reference[key]))
