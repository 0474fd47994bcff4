import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Shows a product in a lightbox, from which the others of its group can be reached. Without script it is a link to the product.',
  attributes: {
    'product-id': 'The id of the product item. Needed; platform markup says data-id.',
    group:
      'Buttons of the same group are gone through with the arrow keys, in the order of the page. The empty group is one too.',
  },
  strings: {
    label: 'Name of the lightbox.',
    previous: 'Name of the button that goes back.',
    next: 'Name of the button that goes on.',
    close: 'Name of the button that closes it.',
    loading: 'Shown, and read out, until the product is there.',
    added: 'Read out when the product was added; {productName} is its title.',
    viewCart: 'The link to the cart, on a page without the popover.',
    error:
      'Title of the alert when a product could not be shown; {message} is what the server calls it, else what went wrong.',
    unavailable: 'Title of the alert where the server could not be reached.',
    failed: 'What the alert says where the server says nothing.',
    offline: 'Shown when our own script could not be fetched because there is no connection.',
    details: 'The link of the alert to the product’s page, where its title is unknown.',
    retry: 'The button of the alert that tries again.',
    ok: 'The button of the alert that closes it.',
  },
  parts: {},
  events: {
    'vitrine:quick-view-open': '{itemId, group}: the lightbox was opened.',
    'vitrine:quick-view-close':
      '{itemId, group}: it was closed; itemId is the product shown last, null where none was.',
  },
  classes: {
    'quick-view__dialog': 'The lightbox, a direct child of the body.',
    'quick-view__previous': 'The button that goes back.',
    'quick-view__next': 'The button that goes on.',
    'quick-view__close': 'The button that closes it.',
    'quick-view__content': 'What scrolls; aria-busy while a product is on its way.',
    'quick-view__product':
      'In it, the product as the server renders it; hidden while the next one is on its way.',
    'quick-view__preview': 'In its place until then, what the card in the list shows of the next one.',
    'quick-view__picture': 'The picture of the card.',
    'quick-view__summary': 'The rest of it, and that the product is loading.',
    'quick-view__title': 'The title of the card. Its price has the class that it has in the card.',
    'quick-view__loading': 'That it is loading.',
    'quick-view__status': 'What is read out.',
    'quick-view__added': 'What was added, on a page without the popover.',
    'quick-view__cart': 'In that, the link to the cart.',
  },
  properties: {
    '--vitrine-quick-view-width': 'Width of the lightbox.',
    '--vitrine-quick-view-height': 'Its height.',
  },
  shares: ['alert', 'dialog'],
  slots: {
    previous: 'What is drawn on the button that goes back, such as an icon; of the button that was pressed.',
    next: 'The same on the one that goes on.',
    close: 'The same on the one that closes it.',
  },
  tag: 'a',
}
