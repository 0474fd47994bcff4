import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Lets a visitor share a page: by what the device shares with, where browsers have that, else by links to the services that the site has switched on. Nothing of a service is fetched before its link is followed.',
  attributes: {
    'full-url': 'Address of what is shared, by default that of the page.',
    title: 'Its title, by default that of the page.',
  },
  strings: {
    share: 'Name of the group, and the button where the device shares.',
    copy: 'The button that copies the link.',
    copied: 'Said after that.',
    failed: 'Said where the browser lets it be neither copied nor shared; {url} is the link.',
    email: 'A link.',
    facebook: 'A link.',
    linkedin: 'A link.',
    pinterest: 'A link.',
    twitter: 'A link.',
  },
  parts: {'.squarespace-social-buttons': 'Markup of the platform.'},
  events: {},
  classes: {
    share__group: 'On the element.',
    share__item: 'On each link and button.',
    share__status: 'What has become of the link that was copied.',
  },
  properties: {},
  slots: {},
}
