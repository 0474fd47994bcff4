import {type Aim, describeAim} from '../aim.ts'

/** The medians of Vitrine that the aims apply to. */
export interface Reached {
  /** Milliseconds. */
  longestTask: number
  /** In total, beyond those of the page without script. */
  listeners: number
  attributes: number
  /** Bytes per form. */
  heap: number
  bytes: number
  /** Milliseconds from the first click to the call, with 150 ms per round trip, on an idle page. */
  restedCall: number
  /** Round trips from the first click to the call, on a page that has just loaded. */
  roundTrips: number
  /** Milliseconds, on a slow processor. */
  paint: number
}

type LoaderAim = Omit<Aim, 'bound'> & {read: (reached: Reached) => number}

const aims: readonly LoaderAim[] = [
  {what: 'script in one task before a use', limit: 2, unit: ' ms', read: ({longestTask}) => longestTask},
  {what: 'listeners', limit: 10, unit: ' in all', read: ({listeners}) => listeners},
  {what: 'attributes written before a use', limit: 0, unit: '', read: ({attributes}) => attributes},
  {what: 'heap', limit: 0.1, unit: ' kB a form', read: ({heap}) => heap / 1000},
  {what: 'script before the first press', limit: 8, unit: ' kB', read: ({bytes}) => bytes / 1000},
  {
    what: 'first press to call at 150 ms a round trip, two seconds at rest',
    limit: 50,
    unit: ' ms',
    read: ({restedCall}) => restedCall,
  },
  {
    what: 'first press to call as soon as the page has loaded',
    limit: 1,
    unit: ' round trips',
    read: ({roundTrips}) => roundTrips,
  },
  {what: 'first press, CPU/4: next paint', limit: 100, unit: ' ms', read: ({paint}) => paint},
]

/** One line per aim: reached or not, with the figure. */
export const describeReach = (reached: Reached): string[] =>
  aims.map(({read, ...aim}) => describeAim({...aim, bound: '≤'}, read(reached)))
