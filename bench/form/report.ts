import {formatTable} from '../../test/helpers/format-table.ts'
import type {Series as BrowserSeries} from '../browser-suite.ts'
import {COUNT, type Contender} from './contenders.ts'
import {compare, type Figures, type Sample, summarize} from './figures.ts'
import {KEYS} from './measure.ts'

type Series = BrowserSeries<Contender, Sample>

interface Column {
  title: string
  read: (figures: Figures) => number
  digits: number
}

const columns: Column[] = [
  {title: 'script and style kB', read: ({bytes}) => bytes / 1000, digits: 2},
  {title: 'ready ms', read: ({ready}) => ready, digits: 0},
  {title: 'CPU ms/key', read: ({typing}) => typing / KEYS, digits: 2},
  {title: 'CPU ms/key, checked', read: ({mending}) => mending / KEYS, digits: 2},
]

const RATIOS = ['bytes', 'ready', 'typing', 'mending'] as const

const lineOf = ({contender, samples, invalid}: Series) => {
  const figures = summarize(samples)
  return {
    name: contender.name,
    cells: invalid ? `invalid: ${invalid}` : columns.map(({read, digits}) => read(figures).toFixed(digits)),
  }
}

function ratioLine(own: Series, other: Series) {
  const ratios = compare(own.samples, other.samples)
  return {
    name: `${own.contender.name} / ${other.contender.name}`,
    cells: RATIOS.map((name) => ratios[name].toFixed(2)),
  }
}

const isOurs = ({contender}: Series): boolean => !contender.peer

/** Medians, followed by the ratios of Vitrine to each peer. */
export function describeResults(series: readonly Series[]): string {
  const valid = series.filter(({invalid}) => !invalid)
  const peers = valid.filter((one) => !isOurs(one))
  const ratios = valid.filter(isOurs).flatMap((own) => peers.map((other) => ratioLine(own, other)))
  return `── a form of ${COUNT} fields\n${formatTable(
    columns.map(({title}) => title),
    [...series.map(lineOf), ...ratios],
  )}\n`
}
