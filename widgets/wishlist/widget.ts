import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: '[data-wishlist-list]',
  isRare: true,
  // a button of a visitor without a list waits for its first use
  served: '[data-item-id]',
  kept: 'vitrine-lists',
}

export const definition = {
  name: 'wishlist',
  attributes: {
    'item-id': {type: 'text', default: ''},
    'wishlist-list': {type: 'boolean', default: false},
  },
} as const satisfies Definition

export const strings = {
  remove: 'Remove',
  removed: '{title} was removed from your list.',
  empty: 'There are no products on your list.',
  onward: 'Continue shopping',
  unkept: 'Your browser cannot store the list. It lasts until you leave this page.',
  full: 'Your list is full. Please remove a product first.',
  refused: 'The change could not be saved.',
}

export const texts = createTexts(definition.name, strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'The visitor’s list of products: a button that adds a product or removes it, and an element that shows the list as cards. The browser keeps the list; the shop keeps that of a member, whose list has every product of the visitor after a log-in. HTML that is put into the page cannot contain the list.',
  attributes: {
    'item-id':
      'On a button: the id of its product. All buttons of a product stay in step, in other tabs, too.',
    'wishlist-list': 'On the element that shows the list.',
  },
  strings: {
    remove: 'The button of a card in the list; its name has the title of the product, too.',
    removed: 'Announced when a product was removed.',
    empty: 'Shown in place of an empty list.',
    onward: 'The link below it, to the home page.',
    unkept: 'Shown after a press where the browser stores nothing.',
    full: 'Shown after a press where the list has 200 products.',
    refused: 'Shown where the shop does not accept the change of a member.',
  },
  parts: {
    '[data-wishlist-icon]': 'In a button: ♡ becomes ♥ while the product is listed.',
    template:
      'The author’s own card, a child of the list, as in the widget products. A button with this widget in it removes the product.',
  },
  events: {'vitrine:wishlist-change': 'A product was added or removed, in any tab or by the shop.'},
  classes: {
    wishlist__button: 'On a button.',
    wishlist__remove: 'The button in our card that removes the product.',
    wishlist__onward: 'The link below the words for an empty list.',
    wishlist__status: 'What screen readers announce.',
    wishlist__notice: 'A message after a press that counts less than expected.',
  },
  properties: {'--vitrine-wishlist-color': 'Colour of the heart of a listed product.'},
  shares: ['cards'],
  slots: {
    card: {about: 'The author’s own card; the template needs no name.'},
    empty: {about: 'A template for the empty list; give a link in it.'},
  },
}
