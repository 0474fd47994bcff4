import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  isUsual: true,
  // nothing in the element is clicked: an addition or the cart link loads it
  strategy: 'interaction',
  ahead: {tag: 'cart'},
  uses: ['../../src/cart/commands.ts', '../../src/actions/index.ts'],
}

export const definition = {
  name: 'cart-drawer',
  attributes: {
    options: {type: 'json'},
  },
} as const satisfies Definition

export const strings = {
  title: 'Your cart',
  close: 'Close',
  added: '{productName} was added to your cart',
  viewCart: 'View Cart',
  awayFromFree: '{amount} away from free shipping',
  freeShipping: 'Your order ships free.',
}

export const texts = createTexts('cart-drawer', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'The cart in a drawer beside the page, or in a sheet on phones. With data-cart="drawer" on the tag of the loader, an added item and the cart link open it. A page needs no element for it. It uses the texts of the cart page, too.',
  attributes: {
    options:
      'The cart page settings as JSON. With freeShippingSubtotal, also in the store settings of the page context, the drawer displays how much is missing until shipping is free.',
  },
  shapes: {options: 'CartPageOptions'},
  strings: {
    title: 'The title of the drawer.',
    close: 'Name of the button that closes it.',
    added: 'Announced when an item was added; {productName} is its title.',
    viewCart: 'The link to the cart page.',
    awayFromFree: 'How much is missing until shipping is free; {amount} is the missing amount.',
    freeShipping: 'The subtotal is high enough for free shipping.',
  },
  parts: {'.sqs-custom-cart': 'The cart link that opens it, also in author markup.'},
  events: {
    'vitrine:cart-open': '{cart, reason}: the drawer has opened; `reason` is added or link.',
    'vitrine:cart-close': '{cart}: the drawer has closed.',
    'vitrine:cart-change': '{cart, previous}: from the document, whenever the server has confirmed a change.',
    'vitrine:item-removed':
      '{entry, cart, undo}: from the document, when a line was removed; `undo()` puts it back.',
  },
  classes: {
    'cart-drawer': 'On its dialog.',
    'cart-drawer__content': 'Everything in it.',
    'cart-drawer__header': 'Holds the title and the close button.',
    'cart-drawer__heading': 'The title of the drawer.',
    'cart-drawer__title': 'The title of a line, a link to the product.',
    'cart-drawer__close': 'The close button.',
    'cart-drawer__shipping': 'How much is missing until shipping is free.',
    'cart-drawer__shipping-text': 'The same in words.',
    'cart-drawer__shipping-bar': 'The same as a bar.',
    'cart-drawer__scroll': 'Holds the lines and what is below them; it scrolls.',
    'cart-drawer__cross-sell': 'The page’s own content below the lines.',
    'cart-drawer__link': 'The link to the cart page.',
    'cart-drawer__continue': 'The way back to the shop from an empty cart.',
    'cart-drawer__loading': 'The content before the cart has loaded.',
    'cart-drawer__empty': 'The content of an empty cart.',
    'cart-drawer__full': 'The content of a cart with lines.',
    'cart-drawer__lines': 'The list of lines.',
    'cart-drawer__line': 'One line.',
    'cart-drawer__image': 'Its picture.',
    'cart-drawer__body': 'The part of a line between picture and total.',
    'cart-drawer__name': 'The part of a title that only screen readers read.',
    'cart-drawer__details': 'The options and form fields of a line.',
    'cart-drawer__prices': 'Holds the unit price and the price before a sale.',
    'cart-drawer__price': 'The unit price.',
    'cart-drawer__was': 'The price before a sale.',
    'cart-drawer__controls': 'Holds the quantity and the buttons of a line.',
    'cart-drawer__stepper': 'Holds the quantity and its two buttons.',
    'cart-drawer__label': 'The label of the quantity, which only screen readers read.',
    'cart-drawer__less': 'The button for one less.',
    'cart-drawer__more': 'The button for one more.',
    'cart-drawer__quantity': 'The quantity.',
    'cart-drawer__remove': 'The button that removes a line.',
    'cart-drawer__edit': 'The link that opens the form of a line again.',
    'cart-drawer__line-total': 'The total of a line.',
    'cart-drawer__message': 'The error message of a line.',
    'cart-drawer__summary': 'Everything next to the lines.',
    'cart-drawer__codes': 'The list of codes.',
    'cart-drawer__code-line': 'One code.',
    'cart-drawer__code-name': 'The code.',
    'cart-drawer__code-title': 'Its title.',
    'cart-drawer__code-amount': 'Its discount.',
    'cart-drawer__code-remove': 'The button that removes a code.',
    'cart-drawer__code-label': 'The part of that button that only screen readers read.',
    'cart-drawer__code-reason': 'The reason why a code does not apply.',
    'cart-drawer__code-form': 'The form for codes.',
    'cart-drawer__code': 'The code field.',
    'cart-drawer__apply': 'The button next to it.',
    'cart-drawer__code-message': 'The error message of the code form.',
    'cart-drawer__field': 'A label with its field.',
    'cart-drawer__totals': 'The totals.',
    'cart-drawer__subtotal-row': 'The subtotal, with its name.',
    'cart-drawer__subtotal': 'The subtotal amount.',
    'cart-drawer__discount-row': 'The discount, with its name.',
    'cart-drawer__discount': 'The discount amount.',
    'cart-drawer__unknown': 'The screen reader text for an unknown amount.',
    'cart-drawer__minimum': 'The message that the order is below the minimum.',
    'cart-drawer__problem': 'The error message of the cart.',
    'cart-drawer__actions': 'Holds the links.',
    'cart-drawer__checkout': 'The link to the checkout.',
    'cart-drawer__status': 'The announcements for screen readers.',
  },
  properties: {
    '--vitrine-cart-line': 'The rules between its parts.',
    '--vitrine-drawer-accent': 'The bar for free shipping.',
    '--vitrine-button-color': 'Text of the checkout link.',
    '--vitrine-button-background': 'Its background.',
    '--vitrine-error-color': 'Colour of error messages.',
  },
  shares: ['close', 'dialog', 'skeleton', 'success', 'sums', 'undo'],
  slots: {
    line: {about: 'A template for a line, with the parts of one.'},
    code: {about: 'A template for a code.'},
    'cross-sell': {about: 'A template for content below the lines, such as products that go with them.'},
  },
}
