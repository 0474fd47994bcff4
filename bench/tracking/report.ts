import type {Adapter} from '../../test/faults/tracking/adapter.ts'
import type {Outcome} from '../../test/faults/tracking/outcome.ts'
import type {Row} from '../../test/faults/tracking/row.ts'
import {formatTable, type Line} from '../../test/helpers/format-table.ts'
import {median} from '../median.ts'
import {ratioOf} from '../ratio.ts'
import {type Cost, sizeOf} from './measure.ts'

/** A tracker's results. */
export interface Result {
  adapter: Adapter
  /** By the row's id; null if it did not finish. */
  outcomes: Map<string, Outcome | null>
  costs: Cost[]
  /** Why its figures are invalid. */
  invalid?: string
}

const describeOutcome = (outcome: Outcome | null | undefined): string => {
  if (!outcome) return '–'
  const {sent, received, repeated, doubled, bytes} = outcome
  return `${received}/${sent}, ${repeated}, ${doubled}, ${Math.round(bytes / 1000)}`
}

/** One line per fault, one column per tracker. */
export function describeFaults(rows: readonly Row[], results: readonly Result[]): string {
  const lines = rows
    .filter(({isForAll}) => isForAll)
    .map(
      ({id, title}): Line => ({
        name: `${id} ${title}`,
        cells: results.map(({outcomes}) => describeOutcome(outcomes.get(id))),
      }),
    )
  const head = 'received/sent, acknowledged twice under one id, counted twice, kB sent; one run each'
  return `${head}\n${formatTable(
    results.map(({adapter}) => adapter.name),
    lines,
  )}`
}

const columns: readonly [title: string, read: (cost: Cost) => number, digits: number][] = [
  ['CPU ms of a page load', ({load}) => load, 1],
  ['CPU ms/event', ({event}) => event, 3],
  ['bytes/event', ({sent}) => sent, 0],
]

/** Files for all widgets, not only for tracking. */
const SHARED = /^\/vitrine\/(loader\.js$|chunks\/engine-)/

/** The size of the scripts that its page fetched. */
async function readSize({adapter, costs}: Result): Promise<number> {
  const files = await adapter.files()
  const paths = costs.at(-1)?.scripts ?? []
  return sizeOf(paths.filter((path) => !SHARED.test(path)).map((path) => files[path] ?? ''))
}

const describeCost = (
  [, read, digits]: (typeof columns)[number],
  {costs}: Result,
  [first]: readonly Result[],
): string =>
  `${median(costs.map(read)).toFixed(digits)} (${ratioOf(costs.map(read), (first?.costs ?? []).map(read)).toFixed(2)}×)`

/** The costs of each tracker, and their ratios to Vitrine's. */
export async function describeCosts(results: readonly Result[]): Promise<string> {
  const sizes = await Promise.all(results.map(readSize))
  const lines = results.map((result, index): Line => {
    const size = sizes[index] ?? 0
    const kB = `${(size / 1000).toFixed(2)} (${(size / (sizes[0] ?? 1)).toFixed(2)}×)`
    return {
      name: result.adapter.name,
      cells: result.invalid ?? [kB, ...columns.map((column) => describeCost(column, result, results))],
    }
  })
  return formatTable(['script kB, brotli', ...columns.map(([title]) => title)], lines)
}
