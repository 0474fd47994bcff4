import type {Registration} from '../../src/contract/widget.ts'
import {type PassedUnit, sayPassed} from '../../src/format/time-passed.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {in: 'engine', selector: '.timesince'}

export const definition = {
  name: 'time-since',
  attributes: {
    date: {type: 'integer', default: null},
  },
} as const satisfies Definition

const singular = (unit: PassedUnit) => sayPassed({unit, n: 1})
const plural = (unit: PassedUnit) => sayPassed({unit, n: '{n}'})

/** Texts that the page may override. None of them ships: the code creates each when it is needed. */
export const strings = {
  now: sayPassed({unit: 'minute', n: 0}),
  minute: singular('minute'),
  minutes: plural('minute'),
  hour: singular('hour'),
  hours: plural('hour'),
  day: singular('day'),
  days: plural('day'),
  week: singular('week'),
  weeks: plural('week'),
  month: singular('month'),
  months: plural('month'),
  year: singular('year'),
  years: plural('year'),
} satisfies Record<'now' | PassedUnit | `${PassedUnit}s`, string>

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Shows how long ago a time was, and keeps it up to date while the page is open. English uses these texts; other languages use your texts, otherwise the browser’s.',
  attributes: {date: 'The time, in milliseconds since 1970.'},
  strings: {
    now: 'Under a minute, and times in the future.',
    minute: 'One minute.',
    minutes: 'Up to an hour; {n} is the number of minutes.',
    hour: 'One hour.',
    hours: 'Up to a day; {n} is the number of hours.',
    day: 'One day.',
    days: 'Up to a week; {n} is the number of days.',
    week: 'One week.',
    weeks: 'Up to 30 days; {n} is the number of weeks.',
    month: 'One month of 30 days.',
    months: 'Up to 365 days; {n} is the number of months.',
    year: 'One year of 365 days.',
    years: 'Two years or more; {n} is their number.',
  },
  parts: {'.timesince': 'Platform markup, as printed by the formatter timesince.'},
  events: {},
  classes: {},
  properties: {},
  slots: {},
  tag: 'time',
}
