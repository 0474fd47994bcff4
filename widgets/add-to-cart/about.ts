import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {activeStrings} from './lazy/strings.ts'
import type {markupStrings} from './markup-strings.ts'
import type {strings} from './strings.ts'

type Strings = typeof strings & typeof markupStrings & typeof activeStrings

export const about: About<typeof definition, Strings> = {
  summary:
    'Puts a product in the cart: options, quantity, price and stock of the chosen variant, and the button.',
  attributes: {
    product:
      'The product item as JSON; a form in it (additionalFieldsForm) is asked for before it is added. Needed, unless one of the ids that follow is there.',
    'product-id':
      'The id or the handle of a product of the shop that `data-backend` names. Title, options, prices, stock and pictures come from the shop; the server’s HTML stands until then.',
    'item-id': 'The id of the product item, where there is no data-product.',
    variants: 'Its variants as a JSON array, where there is no data-product.',
    'product-type': '1 physical, 2 digital, 3 service, 4 gift card; where there is no data-product.',
    mode: 'page: what is missing is said beside the option; list: the button says "Select Option" for two seconds.',
    quantity: 'How many are added where there is no quantity field.',
    label: 'The text of the button, in place of the product’s own and of ours.',
    express: 'Goes to the checkout after the item was added. The page context can say so too.',
    merchandising:
      'Scarcity and sold-out settings of the product as JSON, in place of those in the page context.',
  },
  shapes: {product: 'ProductItem', variants: 'VariantItem[]', merchandising: 'Merchandising'},
  strings: {
    addToCart: 'The button.',
    subscribe: 'The button of a product that is subscribed to.',
    adding: 'The button while the item is on its way.',
    added: 'The button for two seconds after it was added.',
    selectOption: 'The button in a list for two seconds when options are missing.',
    soldOut: 'The button of a product, or of a chosen variant, that is sold out.',
    soldOutMark: 'The mark of a variant that is sold out.',
    saleMark: 'The mark of a variant that is on sale.',
    fromPrice: 'The lowest price while the choice is not complete.',
    everyWeek: 'The price of a subscription that is billed each week.',
    everyWeeks: 'The same every few weeks; {period} is their number and unit.',
    everyMonth: 'The price of a subscription that is billed each month.',
    everyMonths: 'The same every few months.',
    everyYear: 'The price of a subscription that is billed each year.',
    everyYears: 'The same every few years.',
    forPeriod: 'A subscription that ends; {price} is all of the above, {period} how long it lasts.',
    salePrice: 'What screen readers say before the price that is paid.',
    originalPrice: 'What screen readers say before the price that is struck through.',
    priceUnavailable: 'In place of the price of a subscription that does not say when it is billed.',
    missingOne: 'One option was not chosen.',
    missingTwo: 'Two options were not chosen.',
    missingMany: 'Three or more options were not chosen; {optionsList} is all but the last.',
    denomination: 'A gift card without a denomination.',
    unavailable: 'The chosen combination is sold out or does not exist.',
    unavailableVariant: 'The button while the chosen combination does not exist.',
    notEnough: 'There is less in stock than is wanted.',
    notANumber: 'The quantity is no number.',
    notWhole: 'The quantity has a fraction.',
    outOfRange: 'The quantity is below 1 or above {max}.',
    unavailableValue: 'A choice that cannot be had together with the others.',
    chooseOption: 'The first line of a list of choices that we render.',
    quantity: 'Label of a quantity field that we render.',
    cannotAdd: 'Title of the alert when the item could not be added.',
    cannotPurchase: 'The same in express checkout and for subscriptions.',
    cannotPurchaseGiftCard: 'The same for gift cards.',
    notAllAdded: 'Title of the message after the server has added less than was wanted.',
    addedPart: 'How many it has added, and how many were wanted.',
    offline: 'Said when our own script could not be fetched for want of a connection.',
    close: 'The button of the alert.',
  },
  parts: {
    '.sqs-add-to-cart-button':
      'The button. Without it, the first submit button, or the only `button`, `input` or `[role=button]`; the element itself can be the button, in the form that holds its options.',
    '.sqs-add-to-cart-button-inner': 'The label inside the button; else the button itself.',
    'select[data-variant-option-name]':
      'Choices of an option. A `select` whose `name` is that of the option needs no attribute (`<select name="size">`).',
    '.variant-radiobtn-wrapper[data-variant-option-name] input':
      'The same as radio buttons, also known by their `name`; both are kept in step.',
    '.product-variants':
      'Gets data-selected-variant (the page’s own JSON of the variant), data-unselected-options and data-variant-in-stock written; data-subscription-plan is read.',
    '.product-quantity-input input':
      'The quantity; else what is called `quantity`, or the first number field. Hidden while what is chosen cannot be had.',
    '.product-price':
      'Follows the chosen variant, and so does .original-price in it. Where its amounts stand in .sqs-money-native, those that follow do, too.',
    '.subscription-price': 'Follows the price of the chosen variant in its first subscription.',
    '.product-mark.sold-out': 'Shown while the chosen variant is sold out.',
    '.product-mark.sale': 'Shown while the chosen variant is on sale.',
    '.product-scarcity':
      'Text about low stock of the chosen variant, or before a choice of all where the settings say `scarcityShownByDefault`.',
  },
  events: {
    'vitrine:variant-change': '{itemId, variant, inStock, unselected}: the choice of options has changed.',
    'vitrine:item-added':
      '{item, variant, quantityAdded, quantityWanted, cart, source}: the server has taken the item, or less of it than was wanted.',
    'vitrine:stock-change':
      '{itemId, sku, variantId, qtyInStock, previous}: the server has more or less of a variant than the page says, asked for after the last piece was added or one was refused; null is unlimited. The button, its marks and texts follow it, whoever fires it.',
  },
  classes: {
    'cart-added': 'On the button for two seconds after the item was added.',
    'add-to-cart__message': 'What is missing or wrong.',
    'add-to-cart__place': 'Holds the message, beside the option or the quantity that it is about.',
    'add-to-cart__invalid': 'On a list, the label of a radio button or a quantity that the message is about.',
    'add-to-cart__unavailable': 'On the label of a radio button whose value cannot be had.',
    'add-to-cart__label': 'What only screen readers say of a price.',
    'sqs-money-native': 'In it, an amount, where the server had it so.',
    'add-to-cart__form': 'The form that we render; all in it has the classes of platform markup.',
    'product-price': 'In it, the price.',
    'original-price': 'What it was before, also in prices of the server’s.',
    'product-mark': 'In it, what the product is marked with.',
    sale: 'On the mark of a product on sale.',
    'sold-out': 'On the mark of one that is sold out.',
    'product-variants': 'In it, all options.',
    'variant-option': 'One of them.',
    'variant-option-title': 'Its name.',
    'product-quantity-input': 'In it, how many.',
    'product-scarcity': 'In it, that few are left.',
    'sqs-add-to-cart-button': 'In it, the button.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of messages.',
  },
  shares: ['alert'],
  slots: {},
}
