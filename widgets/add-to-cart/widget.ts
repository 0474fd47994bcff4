import type {Registration} from '../../src/contract/widget.ts'
import {MAX_QUANTITY} from '../../src/model/quantity.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'
import type {activeStrings} from './lazy/strings.ts'
import type {markupStrings} from './markup-strings.ts'

export const entry: Registration = {
  in: 'loader',
  selector: '.sqs-add-to-cart-button:not([data-vitrine] *,.product-add-ons *)',
  // not if the widget writes the button or its label, if the button may not be focusable, nor if its form is around
  // it
  isButton: true,
  served: ':not([data-label]):has(button.sqs-add-to-cart-button,[type=submit],button:not([type]))',
  // a product in a list waits for its first use
  ahead: {
    waiting:
      '[data-product]:not([data-mode=list]):is([data-product*=\'"qtyInStock":0\'],[data-product*=\'"qtyInStock": 0\'],[data-buy-bar]:not([data-buy-bar=false],[data-buy-bar=null],[data-buy-bar="0"]))',
    asked: ['variant', '[data-product]:not([data-mode=list])'],
    // only the shop knows it
    shown: '[data-product-id]:not([data-product])',
  },
  uses: [
    './lazy/Active.tsx',
    '../../src/actions/index.ts',
    '../../src/actions/check-stock.ts',
    '../../src/format/money.ts',
  ],
}

export const definition = {
  name: 'add-to-cart',
  attributes: {
    product: {type: 'json', isVital: true},
    'product-id': {type: 'text', default: null},
    'item-id': {type: 'text', default: null},
    variants: {type: 'json', isVital: true},
    'product-type': {type: 'text', default: null},
    mode: {type: 'choice', choices: ['page', 'list'], default: 'page'},
    quantity: {type: 'integer', default: 1, min: 1, max: MAX_QUANTITY},
    label: {type: 'text', default: null},
    express: {type: 'boolean', default: false},
    'price-differences': {type: 'boolean', default: false},
    'low-stock': {type: 'integer', default: null, min: 1},
    'buy-bar': {type: 'boolean', default: false},
    swatches: {type: 'choice', choices: ['none', 'color', 'picture'], default: 'none'},
    merchandising: {type: 'json'},
  },
} as const satisfies Definition

/** Texts of an idle button; the others load with its first use. */
export const strings = {
  soldOut: 'Sold out',
  cannotAdd: 'Unable to Add Item',
  offline: 'Please check your internet connection.',
  close: 'OK',
}

export const texts = createTexts('add-to-cart', strings)

type Strings = typeof strings & typeof markupStrings & typeof activeStrings

export const about: About<typeof definition, Strings> = {
  needs: ['product', 'product-id', 'item-id'],
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
    'price-differences':
      'Shows beside each available value what it costs more or less than the chosen one, or than the cheapest one before a choice: "Large (+$6.00)". Shown from the first use on.',
    'low-stock':
      'Shows the remaining quantity of the chosen variant in `.product-scarcity` if no more than this are left. Overrides the settings of the product, except for their text.',
    'buy-bar':
      'Shows a bar with the title, the choice, the price and the button at the bottom of the window while the button is not visible. Only for mode page, outside a quick view.',
    swatches:
      'What radio buttons show whose value has none in the `swatches` of the product: the middle colour of the picture of its variants, or that picture. Only for an option that the pictures follow: one for each value. With color, a picture without colours is shown itself.',
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
    lowestPrice: 'Before the struck-through price, where the product states `lowestPrice`.',
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
    left: 'The remaining quantity, if data-low-stock is set and the settings contain no text.',
    fewer: 'Name of the button that lowers the quantity, in a form that the widget renders.',
    more: 'Name of the button that raises it.',
    notANumber: 'The quantity is not a number.',
    notWhole: 'The quantity has a fraction.',
    outOfRange:
      'The quantity is below {min} or above {max}: by default 1 and 9999, else what the field allows.',
    notInSteps: 'The quantity is not one that the step of the field allows; {example} is the next that is.',
    filesNotSent: 'A file was chosen in a form that cannot post it.',
    stillAdding: 'A click while the item is being added.',
    unavailableValue: 'A value that is not available with the other chosen values.',
    chooseOption: 'The first entry of a select element that the widget renders.',
    quantity: 'Label of a quantity field that the widget renders.',
    cannotAdd: 'Title of the alert when the item could not be added.',
    cannotPurchase: 'Title of the alert in express checkout and for subscriptions.',
    cannotPurchaseGiftCard: 'Title of the alert for gift cards.',
    notAllAdded: 'Title of the message after the server has added fewer items than requested.',
    addedPart: 'The number of added items and the requested number.',
    addedMore: 'The number of added items and the requested number, if the shop has a minimum.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    close: 'The button of the alert.',
  },
  parts: {
    '.sqs-add-to-cart-button':
      'The button. Without it, the first submit button, or the only `button`, `input` or `[role=button]`. The element itself can be the button, inside the form that holds its options.',
    '.sqs-add-to-cart-button-inner': 'The label inside the button. Without it, the button itself.',
    'select[data-variant-option-name]':
      'A select element with the values of an option. A `select` whose `name` is the option’s name needs no attribute (`<select name="size">`), also as `options[Size]`, `Size-1` or `attribute_pa_size`. A value may be its slug.',
    '.variant-radiobtn-wrapper[data-variant-option-name] input':
      'The same as radio buttons, also recognised by their `name`; both stay in sync.',
    'button[data-value]':
      'A button for a value of an option, with `data-option` or in a group that names the option. Receives aria-pressed, or aria-checked if it has the role of a radio button.',
    '.product-variants':
      'Receives data-selected-variant (the page’s own JSON of the variant), data-unselected-options and data-variant-in-stock. Its data-subscription-plan is read.',
    '.product-quantity-input input':
      'The quantity. Without it, the field named `quantity`, or the first number field. Hidden while the choice is not available.',
    '[data-quantity-step]':
      'A button beside the quantity that changes it by this number: `-1` or `1`. Once one of them was pressed, it has aria-disabled at the lowest or highest quantity. A button named `minus` or `plus` is one, too.',
    '.product-price':
      'Shows the price of the chosen variant, as does .original-price in it. If the amounts are inside .sqs-money-native, the new ones are too.',
    '.product-unit-price':
      'Shows the `unitPrice` of the chosen variant, before a choice that of the lowest price. Hidden for a variant without one.',
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
    'add-to-cart__invalid':
      'In a list, on the radio button label, the button or the quantity that the message is about.',
    'add-to-cart__unavailable':
      'On the label of a radio button, the entry of a select element, or the button, whose value is not available.',
    'add-to-cart__difference':
      'In the label of a radio button, or in a button, what its value costs more or less.',
    'add-to-cart__swatch': 'On a radio button whose value has a colour or a picture.',
    'add-to-cart__swatches': 'An option of such values, in the form that the widget renders.',
    'add-to-cart__step': 'A button beside the quantity, in the form that the widget renders.',
    'vitrine-buy-bar': 'The bar of data-buy-bar.',
    'vitrine-buy-bar__picture':
      'The picture in it: that of the choice, from the gallery of the page or `items` of the product.',
    'vitrine-buy-bar__words': 'Title and choice in it.',
    'vitrine-buy-bar__title': 'The title in it.',
    'vitrine-buy-bar__choice': 'The chosen values in it.',
    'vitrine-buy-bar__price': 'The price in it, as in .product-price.',
    'vitrine-buy-bar__button': 'The button in it.',
    'add-to-cart__label': 'The screen reader text of a price.',
    'product-prior-text':
      'The words before the lowest price of the last 30 days, also in prices of the server.',
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
    'variant-radiobtn-wrapper': 'The radio buttons of an option with swatches.',
    'product-quantity-input': 'The quantity in it.',
    'product-scarcity': 'The low-stock text in it.',
    'sqs-add-to-cart-button': 'The button in it.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of messages.',
    '--add-to-cart-swatch-color': 'Colour of a swatch, set by the widget.',
    '--add-to-cart-swatch-image': 'Picture of a swatch, set by the widget.',
    '--vitrine-swatch-size': 'Width and height of a swatch.',
    '--vitrine-swatch-border': 'Colour of its border.',
    '--vitrine-buy-bar-background': 'Background of the bar of data-buy-bar.',
    '--vitrine-buy-bar-color': 'Its text colour.',
    '--vitrine-buy-bar-border': 'Colour of its upper border.',
    '--vitrine-buy-bar-layer': 'Its z-index.',
    '--vitrine-button-background': 'Background of its button.',
    '--vitrine-button-color': 'Text colour of its button.',
  },
  shares: ['alert'],
  slots: {},
}
