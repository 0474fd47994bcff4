import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A link that leads to where an event can be put into a calendar at Google. Without script it leads where the server says. Templates print such a link with the formatter google-calendar-url.',
  attributes: {
    title: 'Name of the event.',
    start: 'Its begin, in milliseconds since 1970.',
    end: 'Its end, likewise; without it the event ends as it begins.',
    location: 'Where it is, as address lines and country joined by commas.',
  },
  strings: {add: 'In a link without a text.'},
  parts: {a: 'The link, where the element is none itself.'},
  events: {},
  classes: {},
  properties: {},
  slots: {},
  tag: 'a',
}
