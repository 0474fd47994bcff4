import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

// not deferred: the address of the link is copied, and opened in other tabs, without a click event
export const entry: Registration = {in: 'engine'}

const time = {type: 'integer', default: null, min: -8.64e15, max: 8.64e15} as const

export const definition = {
  name: 'calendar-link',
  attributes: {
    title: {type: 'text', default: ''},
    start: time,
    end: time,
    location: {type: 'text', default: ''},
  },
} as const satisfies Definition

export const strings = {add: 'Add to Google Calendar'}

export const texts = createTexts('calendar-link', strings)

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
