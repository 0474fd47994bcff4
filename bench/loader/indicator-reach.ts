import {type Aim, describeAim} from '../aim.ts'
import type {Summary} from './cost/figures.ts'

interface IndicatorAim extends Omit<Aim, 'bound'> {
  /** The numbers of widgets that it applies to. */
  counts: readonly number[]
  read: (own: Summary, reference: Summary, widgets: number, heap: number) => number
}

const UNIT = ' × Preact islands'

/** The loader's aims for small mounted widgets, compared with the leanest Preact islands. */
const aims: readonly IndicatorAim[] = [
  {
    what: 'first screenful',
    counts: [100, 1000],
    read: (own, reference) => own.screenful.median / reference.screenful.median,
    limit: 1.2,
    unit: UNIT,
  },
  {
    what: 'main-thread CPU',
    counts: [1000],
    read: (own, reference) => own.cpu.median / reference.cpu.median,
    limit: 1.2,
    unit: UNIT,
  },
  {
    what: 'heap',
    counts: [1000],
    read: (_own, _other, _widgets, heap) => heap / 1000,
    limit: 8,
    unit: ' kB a widget',
  },
  {
    what: 'listeners',
    counts: [1000],
    read: ({listeners}, _, widgets) => listeners.median / widgets,
    limit: 3,
    unit: ' a widget',
  },
]

/** One line per aim for this number of indicators: reached or not, with the figure. `heap` is what each adds, in bytes. */
export const describeIndicatorReach = (
  widgets: number,
  own: Summary,
  reference: Summary,
  heap: number,
): string[] =>
  aims
    .filter(({counts}) => counts.includes(widgets))
    .map(({what, read, limit, unit}) =>
      describeAim(
        {what: `${widgets} cart indicators: ${what}`, bound: '≤', limit, unit},
        read(own, reference, widgets, heap),
      ),
    )
