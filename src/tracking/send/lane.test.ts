import {describe, expect, it} from 'vitest'
import {createLane, learn} from './lane.ts'

const answer = (status: number, retryAfter = 0) => ({status, retryAfter})

describe('the lane to an address', () => {
  it('takes one request at first, and more after the first reply', () => {
    const lane = createLane()
    expect(lane.window).toBe(1)
    learn(lane, answer(200), 0, 0)
    expect(lane).toMatchObject({window: 4, until: 0, failures: 0})
  })

  it.each([
    [503, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
    [408, [1000, 2000]],
    [204, [1000, 2000]],
    [302, [1000, 2000]],
    // no reply: something may block the requests
    [0, [1000, 4000, 16_000, 30_000]],
  ])('waits longer after each %d', (status, delays) => {
    const lane = createLane()
    let now = 0
    for (const delay of delays) {
      learn(lane, answer(status), now, 0)
      expect(lane.until - now).toBe(delay)
      now = lane.until
    }
    learn(lane, answer(200), now, 0)
    expect(lane).toMatchObject({failures: 0, silent: 0, until: 0})
  })

  it('adds jitter to each wait', () => {
    const lane = createLane()
    learn(lane, answer(500), 100, 0.5)
    expect(lane.until).toBe(100 + 1500)
  })

  it('waits as long as the server demands', () => {
    const lane = createLane()
    learn(lane, answer(429, 60_000), 1000, 0)
    expect(lane.until).toBe(61_000)
  })

  it('learns once from parallel failures', () => {
    const lane = {...createLane(), busy: 1}
    learn(lane, answer(503), 0, 0)
    expect(lane).toMatchObject({failures: 0, until: 0, window: 1})
    lane.busy = 0
    learn(lane, answer(503), 0, 0)
    expect(lane).toMatchObject({failures: 1, until: 1000})
  })

  it('counts parallel silence as one attempt: a lost connection is not a blocker', () => {
    const lane = {...createLane(), busy: 4}
    while (lane.busy--) learn(lane, answer(0), 7, 0)
    expect(lane).toMatchObject({silent: 1, since: 7, failures: 1})
  })

  it('stays open for permanently refused messages: it is their own fault', () => {
    const lane = createLane()
    learn(lane, answer(404), 0, 0)
    expect(lane).toMatchObject({window: 4, until: 0})
  })
})
