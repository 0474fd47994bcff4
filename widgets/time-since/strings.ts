import {type PassedUnit, sayPassed} from '../../src/format/time-passed.ts'

const one = (unit: PassedUnit) => sayPassed({unit, n: 1})
const many = (unit: PassedUnit) => sayPassed({unit, n: '{n}'})

/** Texts that the page may override. None of them ships: the code creates each when it is needed. */
export const strings = {
  now: sayPassed({unit: 'minute', n: 0}),
  minute: one('minute'),
  minutes: many('minute'),
  hour: one('hour'),
  hours: many('hour'),
  day: one('day'),
  days: many('day'),
  week: one('week'),
  weeks: many('week'),
  month: one('month'),
  months: many('month'),
  year: one('year'),
  years: many('year'),
} satisfies Record<'now' | PassedUnit | `${PassedUnit}s`, string>
