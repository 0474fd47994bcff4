import {describe, expect, it} from 'vitest'
import type {Arrival} from './arrivals.ts'
import {countOutcome, worstOf} from './outcome.ts'

const arrival = (
  id: string,
  mark: string | null,
  status: number | null = 200,
  path = '/events',
): Arrival => ({
  path,
  from: '/',
  body: 'x',
  events: [{id, mark}],
  at: 0,
  status,
})

describe('the outcome of events', () => {
  it.each([
    [
      'all arrived',
      [arrival('a', 'mk1z'), arrival('b', 'mk2z')],
      {received: 2, lost: 0, repeated: 0, doubled: 0},
    ],
    ['one never came', [arrival('a', 'mk1z')], {received: 1, lost: 1}],
    ['one was refused', [arrival('a', 'mk1z'), arrival('b', 'mk2z', 503)], {received: 1, lost: 1}],
    ['one was never answered', [arrival('a', 'mk1z'), arrival('b', 'mk2z', null)], {received: 1, lost: 1}],
    ['one came again', [arrival('a', 'mk1z'), arrival('a', 'mk1z')], {repeated: 1, most: 2, doubled: 0}],
    [
      'one came again after a refusal',
      [arrival('a', 'mk1z', 503), arrival('a', 'mk1z')],
      {repeated: 0, most: 1},
    ],
    ['one came under another id', [arrival('a', 'mk1z'), arrival('b', 'mk1z')], {repeated: 0, doubled: 1}],
    ['one went to two', [arrival('a', 'mk1z'), arrival('b', 'mk1z', 200, '/census')], {doubled: 0}],
    [
      'a page view came again',
      [arrival('a', null), arrival('a', null)],
      {received: 0, repeated: 1, doubled: 0},
    ],
  ])('%s', (_, arrivals, outcome) => {
    expect(countOutcome(['mk1z', 'mk2z'], arrivals)).toMatchObject({
      sent: 2,
      requests: arrivals.length,
      ...outcome,
    })
  })

  it('is as bad as in the worst run', () => {
    const good = {...countOutcome(['mk1z'], [arrival('a', 'mk1z')]), ms: 1, facts: {late: 0}}
    const bad = {...countOutcome(['mk1z'], []), ms: 9, facts: {early: 2}}
    expect(worstOf([good, bad])).toMatchObject({received: 0, lost: 1, ms: 9, facts: {late: 0, early: 2}})
  })
})
