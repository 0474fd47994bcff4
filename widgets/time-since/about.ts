import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Says how long ago something was, and goes on saying so while the page is open. In English by these texts; in other languages by yours, else as the browser says it.',
  attributes: {date: 'When it was, in milliseconds since 1970.'},
  strings: {
    now: 'Under a minute, and what is yet to come.',
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
    years: 'From two years on; {n} is their number.',
  },
  parts: {'.timesince': 'Markup of the platform, as the formatter timesince prints it.'},
  events: {},
  classes: {},
  properties: {},
  slots: {},
  tag: 'time',
}
