import type {Results} from './figures.ts'
import {describeGrowth, growthTables} from './growth.ts'
import {describeReach, ownNames} from './reach.ts'
import {compileTable, renderTable} from './tables.ts'

const COUNTS = [50, 500]

function describeCount({series, sizeOf}: Results, names: readonly string[], count: number): string {
  const size = (sizeOf({of: 'products', count}) / 1000).toFixed(1)
  return `── ${count} products, ${size} kB: pages a second of CPU, and what a page allocates\n${renderTable(series, names, count)}`
}

/** Tables of all contenders, then the aims. */
export function describeResults(results: Results): string {
  const names = [...new Set(results.series.map(({name}) => name))]
  return [
    ...COUNTS.map((count) => describeCount(results, names, count)),
    `── the page and its partials made ready to be rendered\n${compileTable(results.series, names)}`,
    ...growthTables(results, names),
    [...describeReach(results.series), ...describeGrowth(results, Object.values(ownNames))].join('\n'),
  ].join('\n\n')
}
