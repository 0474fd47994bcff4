import {describe, expect, it} from 'vitest'
import {checkEligibility, type RecorderFacts} from './eligibility.ts'

const ALL: RecorderFacts = {
  isAllowed: true,
  country: 'US',
  timeZone: 'America/New_York',
  toggle: true,
  variant: 'true',
  cores: 4,
}

/** In the order of the checks; the last expensive one is the time zone. */
const OTHERS: readonly [name: string, rest: Partial<RecorderFacts>][] = [
  ['country', {country: 'CA'}],
  ['toggle', {toggle: 'true'}],
  ['variant', {variant: true}],
  ['cores', {cores: 2}],
  ['time-zone', {timeZone: 'Europe/Berlin'}],
]

describe('a session', () => {
  it('is recorded if all conditions hold, and in none of the 31 other cases', () => {
    for (let bits = 0; bits < 32; bits++) {
      const missing = OTHERS.filter((_, index) => bits & (1 << index))
      const facts = Object.assign({}, ALL, ...missing.map(([, rest]) => rest))
      const failed = missing[0]?.[0] ?? null
      expect(checkEligibility(facts), `${missing}`).toEqual({isEligible: failed === null, failed})
    }
  })

  it.each<[Partial<RecorderFacts>, string | null]>([
    [{isAllowed: false, country: 'CA'}, 'consent'],
    [{country: 'us'}, 'country'],
    [{country: 'PR'}, 'country'],
    [{country: undefined}, 'country'],
    [{timeZone: 'America/Toronto'}, null],
    [{timeZone: 'America/Sao_Paulo'}, null],
    [{timeZone: 'US/Pacific'}, 'time-zone'],
    [{timeZone: 'Pacific/Honolulu'}, 'time-zone'],
    [{timeZone: undefined}, 'time-zone'],
    [{toggle: 1}, 'toggle'],
    [{variant: 'TRUE'}, 'variant'],
    [{variant: 'control'}, 'variant'],
    [{cores: undefined}, 'cores'],
    [{cores: 3}, null],
  ])('with %j fails by %s', (rest, failed) => {
    expect(checkEligibility({...ALL, ...rest}).failed).toBe(failed)
  })
})
