import {expect, it} from 'vitest'
import {describeReach} from './reach.ts'

it('says of each aim whether it is reached, with the figure', () => {
  const reached = {
    longestTask: 2,
    listeners: 11,
    attributes: 0,
    heap: 101,
    bytes: 7900,
    restedCall: 50,
    roundTrips: 1.2,
    paint: 96,
  }
  expect(describeReach(reached)).toEqual([
    'script in one task before a use ≤ 2 ms: reached, 2.00',
    'listeners ≤ 10 in all: not reached, 11.00',
    'attributes written before a use ≤ 0: reached, 0.00',
    'heap ≤ 0.1 kB a form: not reached, 0.10',
    'script before the first press ≤ 8 kB: reached, 7.90',
    'first press to call at 150 ms a round trip, two seconds at rest ≤ 50 ms: reached, 50.00',
    'first press to call as soon as the page has loaded ≤ 1 round trips: not reached, 1.20',
    'first press, CPU/4: next paint ≤ 100 ms: reached, 96.00',
  ])
})
