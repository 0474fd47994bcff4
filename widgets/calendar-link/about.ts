import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A link that adds an event to a Google calendar. Without script it leads to the address from the server. Templates print such a link with the formatter google-calendar-url.',
  attributes: {
    title: 'Name of the event.',
    start: 'Its start, in milliseconds since 1970.',
    end: 'Its end, in milliseconds since 1970. By default the event ends when it starts.',
    location: 'Its location, as address lines and country joined by commas.',
  },
  strings: {add: 'The text of a link without text.'},
  parts: {a: 'The link, if the element itself is not a link.'},
  events: {},
  classes: {},
  properties: {},
  slots: {},
  tag: 'a',
}
