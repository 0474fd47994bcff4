import {formatTable} from '../../test/helpers/format-table.ts'
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

const table = (rows: readonly Row[], cell: (column: Column, figures: Figures) => string): string =>
  formatTable(
    columns.map(({title}) => title),
    rows.map(({name, figures, remark = ''}) => ({
      name,
      cells: figures ? columns.map((column) => cell(column, figures)) : remark,
    })),
  )

/** Medians as they are. */
export const absoluteTable = (rows: readonly Row[]): string =>
  table(rows, ({key, format}, figures) => format(figures[key]))

const ratio = (value: number, reference: number): string =>
  reference > 0 ? (value / reference).toFixed(2) : '–'

/** Medians as multiples of the reference's. */
export const ratioTable = (rows: readonly Row[], reference: Figures): string =>
  table(rows, ({key}, figures) => ratio(figures[key], reference[key]))
