import {describeAim} from '../aim.ts'
import type {Figures} from './figures.ts'

interface LoaderAim {
  what: string
  /** Numbers of widgets that it is about. */
  counts: readonly number[]
  read: (own: Figures, reference: Figures) => number
  limit: number
  unit: string
}

/** What the loader is to reach, beside the leanest Preact islands. */
const aims: LoaderAim[] = [
  {
    what: 'first screenful',
    counts: [100, 1000],
    read: (own, reference) => own.screenful / reference.screenful,
    limit: 1.2,
    unit: ' × Preact islands',
  },
  {
    what: 'main-thread CPU',
    counts: [1000],
    read: (own, reference) => own.cpu / reference.cpu,
    limit: 1.5,
    unit: ' × Preact islands',
  },
  {what: 'heap', counts: [1000], read: ({heap}) => heap / 1000, limit: 8, unit: ' kB a widget'},
  {what: 'listeners', counts: [1000], read: ({listeners}) => listeners, limit: 3, unit: ' a widget'},
]

/** A line for each aim with so many widgets: reached or not, and the figure. */
export const describeReach = (widgets: number, own: Figures, reference: Figures): string[] =>
  aims
    .filter(({counts}) => counts.includes(widgets))
    .map(({what, read, limit, unit}) =>
      describeAim({what: `${what} at ${widgets}`, bound: '≤', limit, unit}, read(own, reference)),
    )
