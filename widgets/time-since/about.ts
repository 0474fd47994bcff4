import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

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
