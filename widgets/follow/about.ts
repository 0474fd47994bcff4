import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

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
