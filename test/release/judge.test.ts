import {describe, expect, it} from 'vitest'
import {createCounter, type EngineCounts, noCounts} from '../../build/publish/watch/counts.ts'
import {judge} from '../../build/publish/watch/judge.ts'
import {upperTail} from '../../build/publish/watch/statistics.ts'

const counts = (part: object) => ({...noCounts(), ...part})
const good = counts({pages: 5000, mounts: 25_000, interactions: [0, 0, 0, 100, 100]})
const judged = (now: EngineCounts, next: EngineCounts) =>
  judge({version: '1.0.0', engines: now}, {version: '1.1.0', engines: next}, 100)

describe('judging', () => {
  it('waits for enough pages of both releases, and names the one that has fewer', () => {
    const few = counts({pages: 99, mounts: 500})
    expect(judged({chromium: good}, {chromium: few})).toEqual({
      verdict: 'wait',
      reason: '99 of 100 pages of 1.1.0 have reported',
    })
    expect(judged({chromium: few}, {chromium: good})).toEqual({
      verdict: 'wait',
      reason: '99 of 100 pages of 1.0.0 have reported',
    })
  })

  it('withdraws nothing for which the current release has not reported', () => {
    const faulty = counts({pages: 5000, mounts: 25_000, errors: 5000, failed: 2500, missing: 2500})
    expect(judged({}, {chromium: faulty})).toEqual({
      verdict: 'wait',
      reason: '0 of 100 pages of 1.0.0 have reported',
    })
    const some = counts({pages: 60, mounts: 300, errors: 300, failed: 60})
    const all = counts({pages: 900_000, mounts: 4_500_000})
    expect(judged({chromium: all}, {chromium: all, firefox: some}).verdict).toBe('promote')
  })

  it('lets no single fault decide', () => {
    const two = counts({pages: 100, mounts: 500, errors: 8, failed: 2})
    expect(judged({chromium: good}, {chromium: two}).verdict).toBe('promote')
    const firefox = counts({pages: 19, mounts: 100, errors: 19, failed: 19})
    const many = counts({pages: 9000, mounts: 90_000, errors: 900, failed: 900})
    expect(judged({chromium: many, firefox: good}, {chromium: good, firefox}).verdict).toBe('promote')
  })

  it('measures against the current release, whose visitors have faults, too', () => {
    const faulty = counts({pages: 5000, mounts: 25_000, errors: 500, failed: 400})
    expect(judged({chromium: faulty}, {chromium: faulty}).verdict).toBe('promote')
  })

  it('waits while an excess may be chance, however many pages there are', () => {
    const before = {chromium: counts({pages: 9000, mounts: 45_000, errors: 100, failed: 100})}
    const near = counts({pages: 400, mounts: 2000, errors: 8, failed: 7})
    expect(judged(before, {chromium: near})).toEqual({
      verdict: 'wait',
      reason: 'mounts that fail: 0.40% instead of 0.22%, which may be chance',
    })
  })

  it('withdraws an excess that is certain, also where the counts are large', () => {
    const now = counts({pages: 900_000, mounts: 4_500_000, errors: 4500, failed: 4500})
    const worse = counts({pages: 100_000, mounts: 500_000, errors: 1500, failed: 1500})
    expect(judged({chromium: now}, {chromium: worse}).verdict).toBe('withdraw')
    expect(judged({chromium: now}, {chromium: {...worse, errors: 520, failed: 520}}).verdict).toBe('promote')
    // certainly worse, and within the budget
    expect(judged({chromium: now}, {chromium: {...worse, errors: 900, failed: 900}}).verdict).toBe('promote')
  })

  it('looks at no engine that is not known', () => {
    const engines = {chromium: good, ...Object({constructor: good, toString: 1})}
    expect(judged(engines, engines).verdict).toBe('promote')
  })
})

it('a counter has every version, whatever its name, and known engines', () => {
  const {add, releases} = createCounter()
  for (const version of ['__proto__', 'constructor'])
    for (const engine of ['webkit', 'constructor', '__proto__', 7])
      add({version, engine, mounts: 2, errors: 0})
  const webkit = counts({pages: 1, mounts: 2})
  expect([...releases]).toEqual([
    ['__proto__', {webkit}],
    ['constructor', {webkit}],
  ])
  expect(Object({}).webkit).toBeUndefined()
})

it.each([
  [0, 10, 0.5, 1],
  [5, 10, 0.5, 1],
  [10, 10, 0.5, 1 / 1024],
  [9, 10, 0.5, 11 / 1024],
  [3, 3, 0.01, 1e-6],
  [5101, 10_000, 0.5, 0.0222],
])('%i or more of %i with the chance %d: %d', (least, all, part, chance) => {
  expect(upperTail(least, all, part)).toBeCloseTo(chance, 4)
})
