import type {strings} from '../../src/cart/strings.ts'
import type {Registration} from '../../src/contract/widget.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  isUsual: true,
  selector: '#sqs-cart-root:not([data-vitrine] *)',
  uses: ['../../src/cart/commands.ts', '../../src/actions/index.ts'],
}

export const definition = {
  name: 'cart-page',
  attributes: {
    options: {type: 'json'},
  },
} as const satisfies Definition

export const about: About<typeof definition, typeof strings> = {
  summary:
    'The cart page: lines with quantities, codes and gift cards, shipping and taxes, and the checkout link. Takes over the server HTML, or renders it.',
  attributes: {
    options:
      'The cart page settings as JSON: storeCurrency, formattingLocale, shopperLanguage, continueShoppingLinkUrl, minimumOrderSubtotal, countries, cart. A JSON script in the element works as well.',
  },
  shapes: {options: 'CartPageOptions'},
  strings: {
    notEnough: 'On a line: the stock is lower than its quantity.',
    unnamed: 'The name of an item for which the shop has none.',
    left: 'On a line with too little stock: {n} is the available quantity.',
    waiting: 'On a line: there is no connection, and the change is kept.',
    updateFailed: 'On a line whose quantity could not be changed; the reason follows.',
    removeFailed: 'On a line that could not be removed; the reason follows.',
    unchanged:
      'Follows a refused quantity: {quantity} is the quantity in the cart, {wanted} the requested one.',
    changedTo: 'The server has set a different quantity than requested.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    minimum: 'The cart is below the minimum order value, {subtotal}.',
    provisional: 'Shown beside a sum that includes a change that the server has not confirmed yet.',
    unknown:
      'Announced in place of an amount that the server has not calculated yet, which is displayed as dots.',
    subtotalIs: 'Announced when the subtotal has changed.',
    loading: 'Shown until the cart has loaded.',
    loadFailed: 'The cart could not be read.',
    notANumber: 'The quantity is not a number.',
    notWhole: 'The quantity has a fraction.',
    outOfRange:
      'The quantity is below {min} or above {max}: by default 0 and 9999, else what the field allows.',
    notInSteps: 'The quantity is not one that the step of the field allows; {example} is the next that is.',
    removed: 'Announced when a line was removed, and shown next to the undo button.',
    undo: 'The button that puts a removed line back.',
    restored: 'Announced when a removed line is back.',
    restoreFailed: 'A removed line could not be put back; the reason follows.',
    codeApplied: 'Shown and announced after a code was applied.',
    codeRemoved: 'Shown and announced after a code was removed.',
    codeMissing: 'The code field is empty.',
    checkoutPending: 'Announced with the checkout link while a change is pending.',
    checkoutWaits: 'The visitor clicked the checkout while a change is pending.',
    checkoutOffline: 'The visitor clicked the checkout while a change waits for a connection.',
    incomplete: 'A problem on the page has to be fixed before the checkout.',
    failed: 'The default message for an error without its own text.',
    empty: 'The empty cart.',
    continue: 'The link back to the shop.',
    checkout: 'The link to the checkout.',
    quantity: 'Label of a quantity.',
    less: 'Name of the button for one less; {title} is the title of the line.',
    more: 'Name of the button for one more.',
    remove: 'The button that removes a line.',
    edit: 'The link that edits a line’s form.',
    variantChanged: 'Announced when a line has another variant; {options} are its values.',
    variantFailed: 'The variant of a line could not be changed; the reason follows.',
    code: 'Label of the code field.',
    apply: 'The button that applies a code.',
    removeCode: 'The button that removes a code.',
    estimateTitle: 'Title of the shipping estimate.',
    country: 'Label of the country.',
    postalCode: 'Label of the postal code.',
    estimate: 'The button that estimates shipping and taxes.',
    subtotal: 'The sum of the lines.',
    discount: 'The discount from codes and gift cards.',
    shipping: 'The shipping cost.',
    shippingUnknown: 'The shipping cost while the destination is unknown.',
    tax: 'The taxes.',
    total: 'The grand total.',
  },
  parts: {
    '[data-cart=lines]':
      'The list of lines, each with data-entry-id. Without it the widget renders the page.',
    '[data-cart=image], [data-cart=title], [data-cart=name], [data-cart=details]':
      'In a line: its picture, its title as a link, a second copy of its title, its options and form fields.',
    '[data-cart=price], [data-cart=was], [data-cart=line-total]':
      'In a line: the unit price, the price before a sale, and the total.',
    'input[data-cart=quantity]': 'In a line: the quantity.',
    '[data-cart=less], [data-cart=more]': 'In a line: buttons for one less and one more.',
    '[data-cart=remove], [data-cart=edit]':
      'In a line: the button that removes it, and the link to its form.',
    '[data-cart=message]': 'In a line: its messages.',
    'details[data-cart=variants], select[data-cart=variant], [data-cart=variant-message]':
      'In a line: hidden while its item has one variant only; in it a form with the variants of the item, by SKU, and the place for its errors. Lines that are added later have the choices of the server’s lines.',
    '[data-cart=codes]': 'The list of codes, each with data-code.',
    '[data-cart=code-name], [data-cart=code-title], [data-cart=code-amount], [data-cart=code-reason], [data-cart=code-label], [data-cart=code-remove]':
      'In a code: the code, its title, its discount, the reason why it does not apply, a second copy of the code, and the button that removes it.',
    'form[data-cart=code-form], [data-cart=code], [data-cart=code-message]':
      'The form for codes; inside a form of the page, an element of another kind.',
    'form[data-cart=location-form], [data-cart=location-message]':
      'The form for the destination, with the fields country, postalCode and other address fields.',
    '[data-cart=totals], [data-cart=subtotal], [data-cart=discount], [data-cart=shipping], [data-cart=tax], [data-cart=grand-total]':
      'The totals. While a change is pending, the subtotal and the total have data-provisional, whose text the style sheet shows. [data-cart=discount-row], [data-cart=shipping-row] and [data-cart=tax-row] are hidden while they are empty.',
    '[data-cart=minimum]': 'The message that the order is below the minimum.',
    '[data-cart=continue], [data-cart=checkout], [data-cart=problem]':
      'The links, and the reason why the checkout is blocked.',
    '[data-cart=full], [data-cart=empty], [data-cart=loading]':
      'Shown for a cart with lines, for an empty cart, and until the cart has loaded.',
    '#sqs-cart-container': 'The container that the widget renders into, in platform markup.',
  },
  events: {
    'vitrine:cart-change': '{cart, previous}: from the document, whenever the server has confirmed a change.',
    'vitrine:item-removed':
      '{entry, cart, undo}: from the document, when a line was removed; `undo()` puts it back.',
    'vitrine:stock-change':
      '{entryId, itemId, sku, qtyInStock, previous}: from the line, when its stock has changed.',
  },
  classes: {
    'cart-page__host':
      'The content that the widget renders; each part has its own class, named like its data-cart.',
    'cart-page__loading': 'The content before the cart has loaded.',
    'cart-page__empty': 'The content of an empty cart.',
    'cart-page__full': 'The content of a cart with lines.',
    'cart-page__lines': 'The list of lines.',
    'cart-page__line': 'One line.',
    'cart-page__image': 'Its picture.',
    'cart-page__body': 'The part of a line between picture and total.',
    'cart-page__title': 'Its title, a link to the product.',
    'cart-page__name': 'The part of a title that only screen readers read.',
    'cart-page__details': 'The options and form fields of a line.',
    'cart-page__prices': 'Holds the unit price and the price before a sale.',
    'cart-page__price': 'The unit price.',
    'cart-page__was': 'The price before a sale.',
    'cart-page__controls': 'Holds the quantity and the buttons of a line.',
    'cart-page__stepper': 'Holds the quantity and its two buttons.',
    'cart-page__label': 'The label of the quantity, which only screen readers read.',
    'cart-page__less': 'The button for one less.',
    'cart-page__more': 'The button for one more.',
    'cart-page__quantity': 'The quantity.',
    'cart-page__remove': 'The button that removes a line.',
    'cart-page__edit': 'The link that opens the form of a line again.',
    'cart-page__line-total': 'The total of a line.',
    'cart-page__message': 'The error message of a line.',
    'cart-page__summary': 'Everything next to the lines.',
    'cart-page__codes': 'The list of codes.',
    'cart-page__code-line': 'One code.',
    'cart-page__code-name': 'The code.',
    'cart-page__code-title': 'Its title.',
    'cart-page__code-amount': 'Its discount.',
    'cart-page__code-remove': 'The button that removes a code.',
    'cart-page__code-label': 'The part of that button that only screen readers read.',
    'cart-page__code-reason': 'The reason why a code does not apply.',
    'cart-page__code-form': 'The form for codes.',
    'cart-page__code': 'The code field.',
    'cart-page__apply': 'The button next to it.',
    'cart-page__code-message': 'The error message of the code form.',
    'cart-page__location-form': 'The form for the destination.',
    'cart-page__location-message': 'The error message of that form.',
    'cart-page__field': 'A label with its field.',
    'cart-page__totals': 'The totals.',
    'cart-page__subtotal-row': 'The subtotal, with its name.',
    'cart-page__subtotal': 'The subtotal amount.',
    'cart-page__discount-row': 'The discount, with its name.',
    'cart-page__discount': 'The discount amount.',
    'cart-page__shipping-row': 'The shipping cost, with its name.',
    'cart-page__shipping': 'The shipping amount.',
    'cart-page__tax-row': 'The taxes, with their name.',
    'cart-page__tax': 'The tax amount.',
    'cart-page__unknown': 'The screen reader text for an unknown amount.',
    'cart-page__grand-total-row': 'The grand total, with its name.',
    'cart-page__grand-total': 'The grand total amount.',
    'cart-page__minimum': 'The message that the order is below the minimum.',
    'cart-page__problem': 'The error message of the cart.',
    'cart-page__actions': 'Holds the links.',
    'cart-page__continue': 'The link back to the shop.',
    'cart-page__checkout': 'The link to the checkout.',
    'cart-page__status': 'The announcements for screen readers.',
  },
  properties: {
    '--vitrine-cart-line': 'The rule between lines.',
    '--vitrine-error-color': 'Colour of error messages.',
  },
  shares: ['skeleton', 'success', 'sums', 'undo'],
  slots: {
    line: {about: 'A template for a line, with the parts of one.'},
    code: {about: 'A template for a code.'},
    empty: {about: 'A template for the empty cart, if the widget renders it.'},
    'below-totals': {about: 'A template for content below the totals, if the widget renders them.'},
  },
}
