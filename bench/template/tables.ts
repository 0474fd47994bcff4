import {formatTable} from '../../test/helpers/format-table.ts'
import {median} from '../median.ts'
import type {Series} from './collect.ts'
import {compareWork, samplesOf} from './figures.ts'
import type {Task} from './task.ts'

const MISSING = '–'
const HAND_WRITTEN = 'hand-written'
const SQUARESPACE = '@squarespace/template-engine'

interface Column {
  title: string
  task: Task
  format: (median: number) => string
  /** The contender that its ratios refer to. */
  other: string
}

/** From CPU time. */
const perSecond = (ms: number): string => (1000 / ms).toFixed(0)
const kilo = (bytes: number): string => (bytes / 1000).toFixed(1)
const micro = (ms: number): string => (ms * 1000).toFixed(1)

/** The median, and its ratio to the other contender's. */
function cellsOf(series: readonly Series[], name: string, {task, format, other}: Column): string[] {
  const samples = samplesOf(series, name, task)
  if (!samples.length) return [MISSING, MISSING]
  const ratio = compareWork(task.work, samples, samplesOf(series, other, task))
  return [format(median(samples)), Number.isNaN(ratio) ? MISSING : ratio.toFixed(2)]
}

function table(series: readonly Series[], names: readonly string[], columns: readonly Column[]): string {
  const titles = columns.flatMap(({title, other}) => [title, `× ${other}`])
  const canDo = (name: string) => columns.some(({task}) => samplesOf(series, name, task).length)
  const lines = names.filter(canDo).map((name) => ({
    name,
    cells: columns.flatMap((column) => cellsOf(series, name, column)),
  }))
  return formatTable(titles, lines)
}

export const renderTable = (series: readonly Series[], names: readonly string[], count: number): string =>
  table(series, names, [
    {title: 'pages/s', task: {work: 'render', of: 'products', count}, format: perSecond, other: HAND_WRITTEN},
    {
      title: 'kB a page',
      task: {work: 'allocation', of: 'products', count},
      format: kilo,
      other: HAND_WRITTEN,
    },
  ])

/** Compiling the page and its partials: a template does not grow with the products. */
export const compileTable = (series: readonly Series[], names: readonly string[]): string =>
  table(series, names, [
    {title: 'µs', task: {work: 'compile', of: 'products', count: 50}, format: micro, other: SQUARESPACE},
  ])
