import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Says for three seconds what was added to the cart, below the cart link, and in a modal dialog where one is open. A page needs no element for it.',
  attributes: {
    position:
      'auto: below the visible cart link, else at a floating cart, else at the top right; floating: at the floating cart; top-right: always there.',
  },
  strings: {
    added: 'What is said; {productName} is the title of the product.',
    viewCart: 'The link to the cart.',
    close: 'Name of the button that closes it.',
  },
  parts: {'[data-controller="FloatingCart"]': 'The floating cart that it is placed at.'},
  events: {},
  classes: {
    'cart-popover__host': 'Holds the box; while a modal dialog is open, it is in that.',
    'cart-popover__box': 'The box, in the top layer where the browser has one.',
    'cart-popover__text': 'What is said.',
    'cart-popover__link': 'The link to the cart.',
    'cart-popover__close': 'The button that closes it.',
  },
  properties: {
    '--vitrine-popover-background': 'Background of the box.',
    '--vitrine-popover-color': 'Colour of its text.',
    '--vitrine-popover-border': 'Border of the box.',
    '--vitrine-popover-radius': 'Its corners.',
    '--vitrine-popover-shadow': 'Its shadow.',
  },
  slots: {
    added:
      'What is said; `{productName}` in it is the title of the product, `{message}` what would be said without.',
    link: 'What the link to the cart says; `{message}` in it is what it would say.',
    close: 'What is drawn on the button that closes it.',
  },
}
