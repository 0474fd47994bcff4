import {formatTable} from '../../test/helpers/format-table.ts'
import type {Series as BrowserSeries} from '../browser-suite.ts'
import {COUNT, type Contender, MANY} from './contenders.ts'
import {type Figures, type Sample, summarize} from './figures.ts'

type Series = BrowserSeries<Contender, Sample>

interface Column {
  title: string
  read: (figures: Figures) => number | null
  digits: number
}

const columns: Column[] = [
  {title: 'script and style kB', read: ({bytes}) => bytes / 1000, digits: 2},
  {title: 'open ms', read: ({open}) => open, digits: 0},
  {title: 'mount CPU ms', read: ({mount}) => mount, digits: 0},
  {title: 'heap MB', read: ({heap}) => heap && heap / 1e6, digits: 2},
  {title: 'frames dropped %', read: ({dropped}) => dropped && dropped * 100, digits: 1},
  {title: 'CPU ms/slide', read: ({cpu}) => cpu, digits: 2},
]

const cell = (value: number | null, digits: number): string => value?.toFixed(digits) ?? '–'

const ratio = (value: number | null, reference: number | null): string =>
  value === null || !reference ? '–' : (value / reference).toFixed(2)

function describeTask(task: Contender['task'], all: readonly Series[]): string {
  const rows = all
    .filter(({contender}) => contender.task === task)
    .map(({contender: {name}, samples, invalid}) => ({name, invalid, figures: summarize(samples, COUNT - 1)}))
  const [own, ...peers] = rows
  const lines = rows.map(({name, invalid, figures}) => ({
    name,
    cells: invalid ? `invalid: ${invalid}` : columns.map(({read, digits}) => cell(read(figures), digits)),
  }))
  const ratios = peers
    .filter(({invalid}) => own && !own.invalid && !invalid)
    .map(({name, figures}) => ({
      name: `vitrine / ${name}`,
      cells: columns.map(({read}) => ratio(own ? read(own.figures) : null, read(figures))),
    }))
  const count = task === 'galleries' ? `${MANY} × ${COUNT}` : COUNT
  return `── ${task}, ${count} pictures\n${formatTable(
    columns.map(({title}) => title),
    [...lines, ...ratios],
  )}\n`
}

/** A table per task, with the ratio of Vitrine to the peer. */
export const describeResults = (series: readonly Series[]): string =>
  [...new Set(series.map(({contender}) => contender.task))]
    .map((task) => describeTask(task, series))
    .join('\n')
