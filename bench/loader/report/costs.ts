import {formatMarkdownTable} from '../../markdown.ts'
import {median} from '../../median.ts'
import {formatSpread} from '../../spread.ts'
import type {Subject} from '../contender.ts'
import {type Summary, summarize} from '../cost/figures.ts'
import type {CostSeries} from '../series.ts'
import {fixed, invalidRow, kilo} from './cells.ts'

interface Column {
  title: string
  key: keyof Summary
  format: (value: number) => string
}

const columns: readonly Column[] = [
  {title: 'CPU ms', key: 'cpu', format: fixed(1)},
  {title: 'first 24 ms', key: 'screenful', format: fixed(1)},
  {title: 'all ms', key: 'all', format: fixed(1)},
  {title: 'requests', key: 'requests', format: fixed(0)},
  {title: 'script kB', key: 'bytes', format: kilo},
  {title: 'heap kB/widget', key: 'heap', format: kilo},
  {title: 'listeners', key: 'listeners', format: fixed(0)},
  {title: 'long tasks', key: 'longTasks', format: fixed(0)},
  {title: 'their ms', key: 'longTaskTime', format: fixed(0)},
]

const isOf = (subject: Subject, widgets: number) => (one: CostSeries) =>
  one.subject === subject && one.widgets === widgets

const plainOf = (costs: readonly CostSeries[], subject: Subject, widgets: number) =>
  costs.filter(isOf(subject, widgets)).find(({contender}) => contender === subject.baseline)?.samples ?? []

/** A contender's figures; undefined if they are invalid. */
export function summaryOf(
  costs: readonly CostSeries[],
  {subject, contender, widgets}: Pick<CostSeries, 'subject' | 'contender' | 'widgets'>,
): Summary | undefined {
  const found = costs.filter(isOf(subject, widgets)).find((one) => one.contender === contender)
  const plain = plainOf(costs, subject, widgets)
  return found && !found.invalid && plain[0] ? summarize(found.samples, plain) : undefined
}

/** All contenders with one number of widgets. */
export function describeCosts(costs: readonly CostSeries[], subject: Subject, widgets: number): string {
  const rows = costs
    .filter(isOf(subject, widgets))
    .filter(({contender}) => contender !== subject.baseline)
    .map((one) => {
      const summary = summaryOf(costs, one)
      return summary
        ? [one.contender.name, ...columns.map(({key, format}) => formatSpread(summary[key], format))]
        : invalidRow(one, columns.length)
    })
  const plain = plainOf(costs, subject, widgets).map(({cpu}) => cpu)
  const taken = plain[0] === undefined ? 'has no figures' : `takes ${median(plain).toFixed(1)} ms of CPU`
  return `### ${widgets} ${subject.title}

The page without script ${taken}.

${formatMarkdownTable(['', ...columns.map(({title}) => title)], rows)}`
}
