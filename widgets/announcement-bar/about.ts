import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Lets what a site announces be dismissed, for a year. Without script it is the text and the link that the server rendered.',
  attributes: {
    version:
      'What the announcement is known by once it was dismissed: another version is shown again. Without it, what it says and where it leads.',
  },
  strings: {
    label: 'Name of the bar, where we render it.',
    dismiss: 'Name of the button that dismisses it.',
  },
  parts: {
    '[data-dismiss]': 'A button to dismiss it with, which can be served hidden; else it gets ours.',
  },
  events: {},
  classes: {
    'announcement-bar__bar': 'The element itself.',
    'announcement-bar__bar--gone': 'It was dismissed before: it cannot be seen, and keeps its room.',
    'announcement-bar__dismiss': 'Our button.',
    'announcement-bar__link': 'The link in a bar that the server left empty.',
    'announcement-bar__text': 'The text in it.',
  },
  properties: {},
  slots: {dismiss: 'What is drawn on our button, such as an icon.'},
  tag: 'section',
}
