import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  selector: '.sqs-announcement-bar-dropzone:not([data-vitrine] *)',
  uses: ['../../src/ui/html/clean-html.ts'],
}

export const definition = {
  name: 'announcement-bar',
  attributes: {
    version: {type: 'text', default: null},
  },
} as const satisfies Definition

export const strings = {
  label: 'Announcement',
  dismiss: 'Dismiss announcement',
}

export const texts = createTexts('announcement-bar', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Makes the site’s announcement dismissible for a year. Without script it is the text and the link from the server.',
  attributes: {
    version:
      'Identifies the announcement after it was dismissed: a new version is shown again. By default its text and link identify it.',
  },
  strings: {
    label: 'Name of the bar, if the widget renders it.',
    dismiss: 'Name of the button that dismisses it.',
  },
  parts: {
    '[data-dismiss]':
      'A button that dismisses the bar; it can be served hidden. Without one, the widget adds a button.',
  },
  events: {},
  classes: {
    'announcement-bar__bar': 'The element itself.',
    'announcement-bar__bar--gone':
      'The bar was dismissed before: it is invisible, and its space stays reserved.',
    'announcement-bar__dismiss': 'The button that the widget adds.',
    'announcement-bar__link': 'The link in a bar that the server left empty.',
    'announcement-bar__text': 'The text in it.',
  },
  properties: {},
  shares: ['close'],
  slots: {
    dismiss: {
      selector: '.announcement-bar__dismiss',
      about: 'The content of the added button, such as an icon.',
    },
  },
  tag: 'section',
}
