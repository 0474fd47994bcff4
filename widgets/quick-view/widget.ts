import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.sqs-product-quick-view-button',
  strategy: 'interaction',
  served: '*',
  parameter: 'quick',
  uses: ['../../src/actions/load-quick-view.ts', '../../src/ui/html/clean-html.ts'],
}

export const definition = {
  name: 'quick-view',
  attributes: {
    'product-id': {type: 'text', default: null},
    group: {type: 'text', default: ''},
  },
} as const satisfies Definition

export const strings = {
  label: 'Quick view',
  previous: 'Previous product',
  next: 'Next product',
  close: 'Close',
  position: '{n} of {count}',
  loading: 'Loading…',
  added: '{productName} was added to your cart',
  viewCart: 'View Cart',
  error: 'Error: {message}',
  unavailable: 'Unable to load this product',
  failed:
    "There was an issue loading the quick view of this product. Please see the product's page for full product details.",
  offline: 'Please check your internet connection.',
  details: 'View full details',
  retry: 'Try again',
  ok: 'OK',
}

export const texts = createTexts('quick-view', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Shows a product in a lightbox that also leads to the other products of its group. Without script it is a link to the product.',
  attributes: {
    'product-id': 'The id of the product item. Required; platform markup uses data-id.',
    group:
      'The arrow keys move through the buttons of the same group, in page order. The empty group is a group too.',
  },
  strings: {
    label: 'Name of the lightbox.',
    previous: 'Name of the previous button.',
    next: 'Name of the next button.',
    close: 'Name of the button that closes it.',
    position: 'The number of the product in its group, between the two buttons.',
    loading: 'Shown and announced until the product has loaded.',
    added: 'Announced when the product was added; {productName} is its title.',
    viewCart: 'The link to the cart, on a page without the popover.',
    error:
      'Title of the alert when a product could not be shown; {message} is the server’s message, otherwise the error.',
    unavailable: 'Title of the alert if the server could not be reached.',
    failed: 'Text of the alert if the server sends no message.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    details: 'The alert’s link to the product page, if the title is unknown.',
    retry: 'The button of the alert that tries again.',
    ok: 'The button of the alert that closes it.',
  },
  parts: {},
  events: {
    'vitrine:quick-view-open': '{itemId, group}: the lightbox was opened.',
    'vitrine:quick-view-close': '{itemId, group}: it was closed; itemId is the product shown last, or null.',
  },
  classes: {
    'quick-view__dialog': 'The lightbox, a direct child of the body.',
    'quick-view__previous': 'The previous button.',
    'quick-view__next': 'The next button.',
    'quick-view__position': 'The number of the product in its group.',
    'quick-view__close': 'The button that closes it.',
    'quick-view__content': 'The scrolling content; aria-busy while a product is loading.',
    'quick-view__product':
      'The product in it, as the server renders it; hidden while the next one is loading.',
    'quick-view__preview':
      'Replaces the product until then: the next product as its card in the list shows it.',
    'quick-view__picture': 'The picture of the card.',
    'quick-view__summary': 'The rest of the card, and the loading text.',
    'quick-view__title': 'The title of the card. Its price keeps its class from the card.',
    'quick-view__loading': 'The loading text.',
    'quick-view__skeleton': 'Lines in place of what the card does not show.',
    'quick-view__line': 'One of these lines.',
    'quick-view__status': 'The announcements for screen readers.',
    'quick-view__added': 'The added product, on a page without the popover.',
    'quick-view__cart': 'The link to the cart in it.',
  },
  properties: {
    '--vitrine-quick-view-width': 'Width of the lightbox.',
    '--vitrine-quick-view-height': 'Height of the lightbox.',
    '--vitrine-dialog-background': 'Its background, also around the add button that stays in view on phones.',
  },
  shares: ['alert', 'close', 'dialog'],
  slots: {
    previous: {
      selector: '.quick-view__previous',
      about: 'The content of the previous button, such as an icon; taken from the clicked quick view button.',
    },
    next: {selector: '.quick-view__next', about: 'The content of the next button.'},
    close: {selector: '.quick-view__close', about: 'The content of the close button.'},
  },
  tag: 'a',
}
