import {median} from '../median.ts'
import type {Series} from './collect.ts'
import {baseline, own, reference} from './contenders.ts'
import {summarize} from './figures.ts'
import {describeReach} from './reach.ts'
import {absoluteTable, type Row, ratioTable} from './tables.ts'

/** The medians of every contender with one number of widgets. */
export function rowsOf(series: readonly Series[]): Row[] {
  const plain = series.find(({contender}) => contender === baseline)?.samples ?? []
  return series
    .filter(({contender}) => contender !== baseline)
    .map(({contender: {name}, samples, invalid}) =>
      invalid ? {name, remark: `invalid: ${invalid}`} : {name, figures: summarize(samples, plain)},
    )
}

function describeCount(widgets: number, series: readonly Series[]): string {
  const rows = rowsOf(series)
  const find = (name: string) => rows.find((row) => row.name === name)?.figures
  const [ours, theirs] = [find(own.name), find(reference.name)]
  const plain = series.find(({contender}) => contender === baseline)?.samples ?? []
  return [
    `── ${widgets} widgets; the page without script: ${median(plain.map(({cpu}) => cpu)).toFixed(1)} ms of CPU`,
    absoluteTable(rows),
    ...(theirs ? [`\nas multiples of the ${reference.name}`, ratioTable(rows, theirs)] : []),
    ...(ours && theirs ? ['', ...describeReach(widgets, ours, theirs)] : []),
    '',
  ].join('\n')
}

/** Tables and reach for each number of widgets. */
export const describeResults = (counts: readonly number[], series: readonly Series[]): string =>
  counts
    .map((count) =>
      describeCount(
        count,
        series.filter(({widgets}) => widgets === count),
      ),
    )
    .join('\n')
