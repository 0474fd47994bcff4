import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A link that a visitor follows an account with. It fetches nothing of the service before it is followed; a link that the server rendered stays.',
  attributes: {
    username: 'Name of the account, with or without @.',
    'profile-url': 'Address of the account (http or https), where it is not one of X (Twitter).',
  },
  strings: {follow: 'The link; {name} is the name of the account.'},
  parts: {'.squarespace-follow-button': 'Markup of the platform.'},
  events: {},
  classes: {follow__link: 'The link that is ours.'},
  properties: {},
  slots: {},
}
