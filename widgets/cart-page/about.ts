import type {About} from '../../src/ui/about.ts'
import type {definition} from './definition.ts'
import type {inUseStrings} from './in-use-strings.ts'
import type {markupStrings} from './markup-strings.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings & typeof inUseStrings & typeof markupStrings> = {
  summary:
    'The page of the cart: its lines with quantities, codes and gift cards, what shipping and taxes come to, and the way to the checkout. Takes over what the server has rendered, or renders it.',
  attributes: {
    options:
      'What the page says of the cart, as JSON: storeCurrency, formattingLocale, shopperLanguage, continueShoppingLinkUrl, minimumOrderSubtotal, countries, cart. A script of JSON in the element does as well.',
  },
  strings: {
    notEnough: 'Of a line: there is less in stock than it says.',
    waiting: 'Of a line: there is no connection, and the change is kept.',
    updateFailed: 'Of a line whose quantity could not be changed; the reason follows.',
    removeFailed: 'Of a line that could not be taken out; the reason follows.',
    offline: 'Said when not even our own script could be fetched.',
    minimum: 'The cart is below the minimum of an order, {subtotal}.',
    subtotalIs: 'Read out when the subtotal has changed.',
    loading: 'Until the cart was read.',
    loadFailed: 'The cart could not be read.',
    notANumber: 'The quantity is no number.',
    notWhole: 'The quantity has a fraction.',
    outOfRange: 'The quantity is below 0 or above {max}.',
    askTitle: 'Title of the question before a line is taken out.',
    ask: 'The question; {title} is the title of the line.',
    askConfirm: 'The button that takes it out.',
    askCancel: 'The button that leaves it in.',
    removed: 'Read out when a line was taken out.',
    codeMissing: 'There is no code in the field.',
    incomplete: 'Above something has to be mended before the checkout.',
    failed: 'Something went wrong that has no words of its own.',
    empty: 'The empty cart.',
    continue: 'The link back to the shop.',
    checkout: 'The link to the checkout.',
    quantity: 'Label of a quantity.',
    remove: 'The button that takes a line out.',
    edit: 'The link to what was filled in for a line.',
    code: 'Label of the field for codes.',
    apply: 'The button that applies a code.',
    removeCode: 'The button that takes a code off.',
    estimateTitle: 'Title of where the cart goes to.',
    country: 'Label of the country.',
    postalCode: 'Label of the postal code.',
    estimate: 'The button that works out shipping and taxes.',
    subtotal: 'The sum of the lines.',
    discount: 'What codes and gift cards take off.',
    shipping: 'What it costs to send the cart.',
    shippingUnknown: 'Shipping while it is not known where the cart goes to.',
    tax: 'The taxes.',
    total: 'The grand total.',
  },
  parts: {
    '[data-cart=lines]':
      'The list of lines, each with data-entry-id. Without it the widget renders the page.',
    '[data-cart=image], [data-cart=title], [data-cart=name], [data-cart=details]':
      'In a line: its picture, its title as a link, its title once more, its options and what was filled in.',
    '[data-cart=price], [data-cart=was], [data-cart=line-total]':
      'In a line: the price of one, what that was before a sale, and the total.',
    'input[data-cart=quantity]': 'In a line: the quantity.',
    '[data-cart=remove], [data-cart=edit]': 'In a line: the button that takes it out, the link to its form.',
    '[data-cart=message]': 'In a line: what there is to say of it.',
    '[data-cart=codes]': 'The list of codes, each with data-code.',
    '[data-cart=code-name], [data-cart=code-title], [data-cart=code-amount], [data-cart=code-reason], [data-cart=code-label], [data-cart=code-remove]':
      'In a code: the code, its title, what it takes off, why it does not, the code once more, and the button that takes it off.',
    'form[data-cart=code-form], [data-cart=code], [data-cart=code-message]': 'The form for codes.',
    'form[data-cart=location-form], [data-cart=location-message]':
      'The form for where the cart goes to, with fields country, postalCode and others of an address.',
    '[data-cart=totals], [data-cart=subtotal], [data-cart=discount], [data-cart=shipping], [data-cart=tax], [data-cart=grand-total]':
      'The sums. [data-cart=discount-row], [data-cart=shipping-row] and [data-cart=tax-row] are hidden while they say nothing.',
    '[data-cart=minimum]': 'That the order is below the minimum.',
    '[data-cart=continue], [data-cart=checkout], [data-cart=problem]':
      'The links, and what stands in the way of the checkout.',
    '[data-cart=full], [data-cart=empty], [data-cart=loading]':
      'Shown for a cart with lines, without, and until it was read.',
    '#sqs-cart-container': 'Where the widget renders, in platform markup.',
  },
  events: {
    'vitrine:cart-change': '{cart, previous}: from the document, whenever the server has said so.',
    'vitrine:item-removed': '{entry, cart}: from the document, when a line was taken out.',
    'vitrine:stock-change':
      '{entryId, itemId, sku, qtyInStock, previous}: from the line, when there is more or less in stock than before.',
  },
  classes: {
    'cart-page__host': 'What we render; its parts have classes of their own, named like their data-cart.',
    'cart-page__full': 'All of a cart that holds something.',
    'cart-page__lines': 'The list of lines.',
    'cart-page__line': 'One of them.',
    'cart-page__image': 'Its picture.',
    'cart-page__name': 'The part of a name that is only read out.',
    'cart-page__details': 'What the line says of options and fields.',
    'cart-page__prices': 'The price of one, and what it was.',
    'cart-page__controls': 'Holds quantity and buttons of a line.',
    'cart-page__quantity': 'How many.',
    'cart-page__edit': 'Opens the form of a line again.',
    'cart-page__line-total': 'The sum of a line.',
    'cart-page__message': 'What is wrong with a line.',
    'cart-page__codes': 'The list of codes.',
    'cart-page__code-line': 'One of them.',
    'cart-page__code-reason': 'Why it counts for nothing.',
    'cart-page__code-form': 'Where a code is typed, with __code-label and __code-message.',
    'cart-page__location-form': 'Where one wants it sent, with __location-message.',
    'cart-page__field': 'A label with its field.',
    'cart-page__totals': 'The sums; __grand-total-row is the last.',
    'cart-page__minimum': 'That it is too little to be ordered.',
    'cart-page__problem': 'What is wrong with the cart.',
    'cart-page__actions': 'Holds what leads on.',
    'cart-page__checkout': 'Leads to the checkout.',
    'cart-page__status': 'What is read out, and not seen.',
    'vitrine-dialog--confirm': 'The question before a line is taken out.',
  },
  properties: {
    '--vitrine-cart-line': 'The rule between lines.',
    '--vitrine-error-color': 'Colour of what is wrong.',
    '--vitrine-dialog-background': 'Background of the dialog.',
    '--vitrine-dialog-color': 'Its text.',
    '--vitrine-dialog-border': 'Its border.',
    '--vitrine-dialog-radius': 'Its corners.',
    '--vitrine-dialog-backdrop': 'What lies over the page behind it.',
  },
  slots: {
    line: 'A template for a line, with the parts of one.',
    code: 'A template for a code.',
    empty: 'A template for the empty cart, where the widget renders.',
    'below-totals': 'A template for what stands below the sums, where the widget renders.',
  },
}
