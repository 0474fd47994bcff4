import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  openedBy: 'add-to-cart',
  isUsual: true,
  strategy: 'added',
  uses: ['../../src/format/money.ts'],
}

export const definition = {
  name: 'cart-popover',
  attributes: {
    position: {type: 'choice', choices: ['auto', 'floating', 'top-right'], default: 'auto'},
  },
} as const satisfies Definition

export const strings = {
  added: '{productName} was added to your cart',
  viewCart: 'View Cart',
  close: 'Close',
}

export const texts = createTexts('cart-popover', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Shows for three seconds which product was added to the cart, with its picture, options and price, below the cart link, or inside an open modal dialog. A page needs no element for it.',
  attributes: {
    position:
      'auto: below the visible cart link, otherwise at a floating cart, otherwise at the top right; floating: at the floating cart; top-right: always at the top right.',
  },
  strings: {
    added: 'The text; {productName} is the title of the product.',
    viewCart: 'The link to the cart.',
    close: 'Name of the button that closes it.',
  },
  parts: {'[data-controller="FloatingCart"]': 'The floating cart that the popover is placed at.'},
  events: {},
  classes: {
    'cart-popover__host': 'Holds the box. It moves into a modal dialog while one is open.',
    'cart-popover__box': 'The box, in the top layer if the browser supports it.',
    'cart-popover__image': 'The picture of the item.',
    'cart-popover__body': 'Holds the text, the options and the price.',
    'cart-popover__text': 'The text.',
    'cart-popover__options': 'The chosen options.',
    'cart-popover__price': 'The price of one item, with the quantity if it is more than one.',
    'cart-popover__link': 'The link to the cart.',
    'cart-popover__close': 'The button that closes it.',
  },
  properties: {
    '--vitrine-popover-background': 'Background of the box.',
    '--vitrine-popover-color': 'Colour of its text.',
    '--vitrine-popover-border': 'Border of the box.',
    '--vitrine-popover-radius': 'Corner radius of the box.',
    '--vitrine-popover-shadow': 'Shadow of the box.',
  },
  shares: ['close'],
  slots: {
    added: {
      selector: '.cart-popover__text',
      values: {productName: 'lastAdded.title'},
      about: 'The text; `{productName}` in it is the title of the product, `{message}` the default text.',
    },
    link: {
      selector: '.cart-popover__link',
      about: 'The text of the cart link; `{message}` in it is the default text.',
    },
    close: {selector: '.cart-popover__close', about: 'The content of the close button.'},
  },
}
