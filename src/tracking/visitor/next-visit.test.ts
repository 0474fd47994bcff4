import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {nextVisit} from './next-visit.ts'

const NOW = 1_700_000_000_000
const EARLIER = NOW - 100_000
const RECORD = `v|100|200|${EARLIER}|4`
const FRESH = {record: `new|${NOW}|${NOW}|${NOW}|1`, time: `${NOW}`}
const clock = {now: NOW, createId: () => 'new'}

const next = (record: string | null, time: string | null, isForced?: boolean) =>
  nextVisit({record, time}, clock, isForced)

describe('a visit', () => {
  it('that continues is unchanged', () => {
    expect(next(RECORD, `${EARLIER}`)).toEqual({record: RECORD, time: `${EARLIER}`})
  })

  it.each([null, '', '0', '-1', '1.5', '01', 'x', '1e3', ' 5', 'NaN', 'Infinity'])(
    'with the time %j is a new visit of the same visitor',
    (time) => {
      expect(next(RECORD, time)).toEqual({record: `v|100|${EARLIER}|${NOW}|5`, time: `${NOW}`})
    },
  )

  it.each([null, `${EARLIER}`, 'x'])(
    'without a record, and with the time %j, belongs to a new visitor',
    (time) => {
      expect(next(null, time)).toEqual(FRESH)
      expect(next('', time)).toEqual(FRESH)
    },
  )

  it('can be forced to a new visitor', () => {
    for (const [record, time] of [
      [RECORD, `${EARLIER}`],
      [RECORD, null],
      [null, null],
    ] as const)
      expect(next(record, time, true)).toEqual(FRESH)
  })

  it('after the clock was set back is not counted, and its time is corrected', () => {
    const ahead = NOW + 60_001
    expect(next(`v|100|200|${ahead}|4`, null)).toEqual({record: `v|100|200|${NOW}|4`, time: `${NOW}`})
    const alike = NOW + 60_000
    expect(next(`v|100|200|${alike}|4`, null).record).toBe(`v|100|${alike}|${NOW}|5`)
  })

  it('that continues is not split by a clock that was set back', () => {
    const record = `v|100|200|${NOW + 3_600_000}|4`
    expect(next(record, `${NOW + 3_600_000}`)).toEqual({record, time: `${NOW + 3_600_000}`})
  })

  it.each([`${2 ** 31}`, `${2 ** 31 - 1}`, '99999999999999999999999'])(
    'after %s of them does not increase the count',
    (count) => {
      expect(next(`v|1|2|3|${count}`, null).record).toBe(`v|1|3|${NOW}|${2 ** 31}`)
    },
  )

  it('keeps digits that exceed the range of numbers', () => {
    const long = '12345678901234567890123'
    expect(next(`v|${long}|2|3|4`, null).record).toBe(`v|${long}|3|${NOW}|5`)
  })
})

describe('a record of any other shape', () => {
  it.each([
    'v',
    'v|1|2|3',
    'v|1|2|3|4|5',
    '|1|2|3|4',
    'v|1|2|3|',
    'v|1|2|3|-4',
    'v|1|2|3.5|4',
    'v|01|2|3|4',
    'v|1|2|3|4 ',
    'v|1|2|x|4',
    'v|1|2|3|4\n',
    '%7C%7C%7C%7C',
    'undefined',
    '|||||',
  ])('%j is ignored', (record) => {
    expect(next(record, `${EARLIER}`)).toEqual(FRESH)
  })

  const VALID = /^[^|]+(\|(0|[1-9]\d*)){4}$/
  const pieces = fc.oneof(
    fc.string(),
    fc
      .array(fc.oneof(fc.string(), fc.integer().map(String), fc.constant('')), {maxLength: 8})
      .map((all) => all.join('|')),
  )

  it('is ignored, and the result is always a record', () => {
    fc.assert(
      fc.property(
        fc.option(pieces),
        fc.option(fc.oneof(fc.string(), fc.integer().map(String))),
        (record, time) => {
          const visit = next(record, time)
          expect(visit.record).toMatch(VALID)
          expect(visit.time).toMatch(/^[1-9]\d*$/)
          if (!VALID.test(record ?? '')) expect(visit).toEqual(FRESH)
        },
      ),
    )
  })

  const valid = fc
    .tuple(fc.stringMatching(/^[^|]+$/), fc.array(fc.nat().map(String), {minLength: 4, maxLength: 4}))
    .map(([id, groups]) => [id, ...groups].join('|'))

  it('keeps visitor and first visit of each valid record, and never counts down', () => {
    fc.assert(
      fc.property(valid, fc.option(fc.string()), (record, time) => {
        const [id, first, , , count] = record.split('|')
        const [nextId, nextFirst, , , nextCount] = next(record, time).record.split('|')
        expect([nextId, nextFirst]).toEqual([id, first])
        expect(Number(nextCount)).toBeGreaterThanOrEqual(Math.min(Number(count), 2 ** 31))
      }),
    )
  })
})
