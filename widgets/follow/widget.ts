import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.squarespace-follow-button',
  // the page’s own link works without the widget; a hidden part stays hidden by Vitrine's style sheet
  served: ':is(a[href],:has(a)):not([hidden],:has([hidden]))',
}

export const definition = {
  name: 'follow',
  attributes: {
    username: {type: 'text', default: ''},
    'profile-url': {type: 'text', default: ''},
  },
} as const satisfies Definition

export const strings = {follow: 'Follow @{name}'}

export const texts = createTexts('follow', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A link to follow an account. It fetches nothing from the service before a click. A link in the server HTML stays.',
  attributes: {
    username: 'Name of the account, with or without @.',
    'profile-url': 'Address of the account (http or https), if it is not on X (Twitter).',
  },
  strings: {follow: 'The link; {name} is the name of the account.'},
  parts: {'.squarespace-follow-button': 'Platform markup.'},
  events: {},
  classes: {follow__link: 'The link that the widget renders.'},
  properties: {},
  slots: {},
}
