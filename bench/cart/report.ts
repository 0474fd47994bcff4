import {formatTable} from '../../test/helpers/format-table.ts'
import {type Aim, describeAim} from '../aim.ts'
import {median} from '../median.ts'
import {ratioOf} from '../ratio.ts'
import type {Sample} from './measure.ts'

/** A cart's rounds. */
export interface Series {
  size: number
  samples: Sample[]
  /** Why its figures are invalid. */
  invalid?: string
}

interface Column {
  title: string
  read: (sample: Sample) => number
}

const columns: Column[] = [
  {title: 'seen ms', read: ({changes}) => median(changes.map(({seen}) => seen))},
  {title: 'settled ms', read: ({changes}) => median(changes.map(({settled}) => settled))},
  {title: 'CPU ms/change', read: ({cpu}) => cpu},
]

/** A hundred times the lines may cost one more frame, not a hundred times as much. */
const AIM: Aim = {what: 'seen, 500 lines / 5 lines', bound: '≤', limit: 2, unit: ''}

/** One line per size, and the ratio of the larger one. */
export function describeResults(series: readonly Series[]): string {
  const [small, large] = series
  const lines = series.map(({size, samples, invalid}) => ({
    name: `${size} lines`,
    cells: invalid ? `invalid: ${invalid}` : columns.map(({read}) => median(samples.map(read)).toFixed(1)),
  }))
  if (!small || !large || series.some(({invalid}) => invalid))
    return formatTable(
      columns.map(({title}) => title),
      lines,
    )
  const ratios = columns.map(({read}) => ratioOf(large.samples.map(read), small.samples.map(read)))
  const last = {name: `${large.size} / ${small.size}`, cells: ratios.map((ratio) => ratio.toFixed(2))}
  return `${formatTable(
    columns.map(({title}) => title),
    [...lines, last],
  )}\n\n${describeAim(AIM, ratios[0] ?? Number.NaN)}`
}
