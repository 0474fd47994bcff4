import {formatMarkdownTable} from '../../markdown.ts'
import {median} from '../../median.ts'
import {formatSpread, type Spread} from '../../spread.ts'
import type {Contender, Subject} from '../contender.ts'
import {type Summary, summarize} from '../cost/figures.ts'
import {type Heap, heapOf} from '../cost/heap.ts'
import type {CostSeries} from '../series.ts'
import {fixed, invalidRow, kilo} from './cells.ts'

interface Column {
  title: string
  key: keyof Summary
  format: (value: number) => string
}

const columns: readonly Column[] = [
  {title: 'CPU ms, without tracking', key: 'cpu', format: fixed(1)},
  {title: 'first 24 ms', key: 'screenful', format: fixed(1)},
  {title: 'all ms', key: 'all', format: fixed(1)},
  {title: 'requests', key: 'requests', format: fixed(0)},
  {title: 'script kB, without tracking', key: 'bytes', format: kilo},
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

/** A difference between two pages that is not above zero in each round says nothing. */
const formatCell = (spread: Spread, {key, format}: Column): string =>
  key === 'cpu' && spread.least <= 0
    ? `within the noise (to ${format(spread.most)})`
    : formatSpread(spread, format)

/** The medians of a contender on the pages of all sizes, as a constant and a growth. */
export function readHeap(costs: readonly CostSeries[], subject: Subject, contender: Contender): Heap {
  const own = costs.filter((one) => one.subject === subject && one.contender === contender)
  return heapOf(
    own.flatMap(({widgets}) => {
      const summary = summaryOf(costs, {subject, contender, widgets})
      return summary ? {widgets, heap: summary.heap.median} : []
    }),
  )
}

/** The heap of all contenders; one page alone has no constant to tell apart. */
export function describeHeaps(costs: readonly CostSeries[], subject: Subject): string {
  const contenders = [
    ...new Set(costs.filter((one) => one.subject === subject).map(({contender}) => contender)),
  ]
  const rows = contenders
    .filter((contender) => contender !== subject.baseline)
    .map((contender) => {
      const {constant, growth} = readHeap(costs, subject, contender)
      return [
        contender.name,
        Number.isNaN(growth) ? '–' : kilo(constant),
        Number.isNaN(growth) ? '–' : kilo(growth),
      ]
    })
  return `### Heap with ${subject.title}

${formatMarkdownTable(['', 'constant kB', 'kB a widget'], rows)}`
}

/** All contenders with one number of widgets. */
export function describeCosts(costs: readonly CostSeries[], subject: Subject, widgets: number): string {
  const rows = costs
    .filter(isOf(subject, widgets))
    .filter(({contender}) => contender !== subject.baseline)
    .map((one) => {
      const summary = summaryOf(costs, one)
      return summary
        ? [one.contender.name, ...columns.map((column) => formatCell(summary[column.key], column))]
        : invalidRow(one, columns.length)
    })
  const plain = plainOf(costs, subject, widgets).map(({cpu}) => cpu)
  const taken = plain[0] === undefined ? 'has no figures' : `takes ${median(plain).toFixed(1)} ms of CPU`
  return `### ${widgets} ${subject.title}

The page without script ${taken}.

${formatMarkdownTable(['', ...columns.map(({title}) => title)], rows)}`
}
