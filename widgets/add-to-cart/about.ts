import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {activeStrings} from './lazy/strings.ts'
import type {markupStrings} from './markup-strings.ts'
import type {strings} from './strings.ts'

type Strings = typeof strings & typeof markupStrings & typeof activeStrings

export const about: About<typeof definition, Strings> = {
  summary:
    'Adds a product to the cart: options, quantity, price and stock of the chosen variant, and the button.',
  attributes: {
    product:
      'The product item as JSON. If it contains a form (additionalFieldsForm), the form opens before the product is added. Required, unless data-product-id or the three attributes after it are set.',
    'product-id':
      'The id or the handle of a product of the shop that `data-backend` names. Title, options, prices, stock and pictures come from the shop; the server’s HTML is shown until then.',
    'item-id': 'The id of the product item, if there is no data-product.',
    variants: 'Its variants as a JSON array, if there is no data-product.',
    'product-type': '1 physical, 2 digital, 3 service, 4 gift card; used if there is no data-product.',
    mode: 'page: a message next to the option names what is missing; list: the button shows "Select Option" for two seconds.',
    quantity: 'The quantity to add if there is no quantity field.',
    label: 'The text of the button. Overrides the product’s own text and the default text.',
    express: 'Opens the checkout after the item was added. The page context can set this too.',
    merchandising: 'Scarcity and sold-out settings of the product as JSON. Overrides the page context.',
  },
  shapes: {product: 'ProductItem', variants: 'VariantItem[]', merchandising: 'Merchandising'},
  strings: {
    addToCart: 'The button.',
    subscribe: 'The button of a subscription product.',
    adding: 'The button while the item is being added.',
    added: 'The button for two seconds after it was added.',
    selectOption: 'The button in a list for two seconds when options are missing.',
    soldOut: 'The button of a product, or of a chosen variant, that is sold out.',
    soldOutMark: 'The mark of a variant that is sold out.',
    saleMark: 'The mark of a variant that is on sale.',
    fromPrice: 'The lowest price while the choice is incomplete.',
    everyWeek: 'The price of a subscription with weekly billing.',
    everyWeeks: 'The price of a subscription billed every few weeks; {period} is the number and the unit.',
    everyMonth: 'The price of a subscription with monthly billing.',
    everyMonths: 'The price of a subscription billed every few months.',
    everyYear: 'The price of a subscription with yearly billing.',
    everyYears: 'The price of a subscription billed every few years.',
    forPeriod: 'A subscription that ends; {price} is one of the texts above, {period} its duration.',
    salePrice: 'Screen reader text before the current price.',
    originalPrice: 'Screen reader text before the original price, which is struck through.',
    priceUnavailable: 'Replaces the price of a subscription without a billing period.',
    missingOne: 'One option was not chosen.',
    missingTwo: 'Two options were not chosen.',
    missingMany: 'Three or more options were not chosen; {optionsList} names all but the last.',
    denomination: 'A gift card has no denomination.',
    unavailable: 'The chosen combination is sold out or does not exist.',
    unavailableVariant: 'The button while the chosen combination does not exist.',
    notEnough: 'The stock is lower than the requested quantity.',
    notANumber: 'The quantity is not a number.',
    notWhole: 'The quantity has a fraction.',
    outOfRange: 'The quantity is below 1 or above {max}.',
    unavailableValue: 'A value that is not available with the other chosen values.',
    chooseOption: 'The first entry of a select element that the widget renders.',
    quantity: 'Label of a quantity field that the widget renders.',
    cannotAdd: 'Title of the alert when the item could not be added.',
    cannotPurchase: 'Title of the alert in express checkout and for subscriptions.',
    cannotPurchaseGiftCard: 'Title of the alert for gift cards.',
    notAllAdded: 'Title of the message after the server has added fewer items than requested.',
    addedPart: 'The number of added items and the requested number.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    close: 'The button of the alert.',
  },
  parts: {
    '.sqs-add-to-cart-button':
      'The button. Without it, the first submit button, or the only `button`, `input` or `[role=button]`. The element itself can be the button, inside the form that holds its options.',
    '.sqs-add-to-cart-button-inner': 'The label inside the button. Without it, the button itself.',
    'select[data-variant-option-name]':
      'A select element with the values of an option. A `select` whose `name` is the option’s name needs no attribute (`<select name="size">`).',
    '.variant-radiobtn-wrapper[data-variant-option-name] input':
      'The same as radio buttons, also recognised by their `name`; both stay in sync.',
    '.product-variants':
      'Receives data-selected-variant (the page’s own JSON of the variant), data-unselected-options and data-variant-in-stock. Its data-subscription-plan is read.',
    '.product-quantity-input input':
      'The quantity. Without it, the field named `quantity`, or the first number field. Hidden while the choice is not available.',
    '.product-price':
      'Shows the price of the chosen variant, as does .original-price in it. If the amounts are inside .sqs-money-native, the new ones are too.',
    '.subscription-price': 'Shows the first subscription price of the chosen variant.',
    '.product-mark.sold-out': 'Shown while the chosen variant is sold out.',
    '.product-mark.sale': 'Shown while the chosen variant is on sale.',
    '.product-scarcity':
      'Text about low stock of the chosen variant. Before a choice it covers all variants, if the settings have `scarcityShownByDefault`.',
  },
  events: {
    'vitrine:variant-change': '{itemId, variant, inStock, unselected}: the choice of options has changed.',
    'vitrine:item-added':
      '{item, variant, quantityAdded, quantityWanted, cart, source}: the server has added the item, possibly fewer pieces than requested.',
    'vitrine:stock-change':
      '{itemId, sku, variantId, qtyInStock, previous}: the stock on the server differs from the page. Checked after the last piece was added or a piece was refused; null is unlimited. The button, its marks and texts follow this event, even if the page fires it.',
  },
  classes: {
    'cart-added': 'On the button for two seconds after the item was added.',
    'add-to-cart__message': 'A message about a missing or invalid value.',
    'add-to-cart__place': 'Holds the message, next to the option or quantity that it is about.',
    'add-to-cart__invalid': 'In a list, on the radio button label or the quantity that the message is about.',
    'add-to-cart__unavailable': 'On the label of a radio button whose value is not available.',
    'add-to-cart__label': 'The screen reader text of a price.',
    'sqs-money-native': 'An amount in it, if the server HTML had this class.',
    'add-to-cart__form': 'The form that the widget renders; its parts have the classes of platform markup.',
    'product-price': 'The price in it.',
    'original-price': 'The original price, also in prices of the server.',
    'product-mark': 'The marks of the product in it.',
    sale: 'On the mark of a product on sale.',
    'sold-out': 'On the mark of a sold-out product.',
    'product-variants': 'All options in it.',
    'variant-option': 'One option.',
    'variant-option-title': 'The name of an option.',
    'product-quantity-input': 'The quantity in it.',
    'product-scarcity': 'The low-stock text in it.',
    'sqs-add-to-cart-button': 'The button in it.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of messages.',
  },
  shares: ['alert'],
  slots: {},
}
