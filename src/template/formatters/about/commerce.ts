import type {FormatterAbout, Topic} from '../../about.ts'

const item = 'product item: `structuredContent`'

const price = (which: string): FormatterAbout => ({
  summary: `Prints the ${which} price of a product.`,
  input: item,
  output: 'cents, as a number; 0 if there is no such price',
})

export const topic: Topic<FormatterAbout> = {
  title: 'Commerce',
  order: 13,
  entries: {
    'add-to-cart-btn': {
      summary: 'Prints the button that adds a product to the cart, or starts a subscription.',
      input: item,
      output: 'a `div.sqs-add-to-cart-button-wrapper`. Its label: custom, subscribe, add to cart',
    },
    'bookkeeper-money-format': {
      summary: 'Formats cents in the currency of the page’s region.',
      input: 'number of cents',
      output: 'the amount; nothing without locale data',
    },
    'cart-quantity': {
      summary: 'Prints the number of items in the cart.',
      input: 'cart: `entries` with their `quantity`',
      output: 'a `span.sqs-cart-quantity` with the number',
    },
    'cart-subtotal': {
      summary: 'Deprecated: do not use it.',
      input: 'cart',
      output: 'a deprecation notice',
    },
    'cart-url': {summary: 'Prints the address of the cart.', input: 'anything', output: '`/cart`'},
    'from-price': price('lowest'),
    'normal-price': price('highest normal'),
    'percentage-format': {
      summary: 'Formats a number as a percentage, without the sign.',
      input: 'number, as a number or text',
      args: '[trim]',
      output:
        'the number with two or three decimal digits; with `trim`, without trailing zeros. Nothing without locale data',
    },
    'product-checkout': {
      summary: 'Prints the purchase form of a product: variants, quantity and button.',
      input: item,
      output: 'the output of `variants-select`, `quantity-input` and `add-to-cart-btn`, in this order',
    },
    'product-price': {
      summary: 'Prints the price of a product: from the lowest, on sale, regular, or by subscription.',
      input: item,
      output:
        'a `div.product-price`; prices need locale data. Texts: `localizedStrings.productPriceFromText`, `productPriceUnavailable`, `productSalePriceText`, `productOriginalPriceText`',
    },
    'product-quick-view': {
      summary:
        'Prints the button that opens a product in a lightbox, where shoppers can move through its group.',
      input: item,
      args: '[group]: a name, or a field of the value or the scope with the name',
      output: 'a `span.sqs-product-quick-view-button` with the id of the product and its group',
    },
    'product-restock-notification': {
      summary: 'Prints the form for a notification when a product is back in stock.',
      input: 'product item, with its `productMerchandisingContext` in the scope',
      output: 'a form for each view; nothing if there are no views',
    },
    'product-scarcity': {
      summary: 'Prints that few of a product are left.',
      input: 'product item, with its `productMerchandisingContext` in the scope',
      output:
        'a `div.product-scarcity` for each view; with `scarcityShownByDefault`, and few of each variant, one for all of them; the value if it is disabled',
    },
    'product-status': {
      summary: 'Marks a product that is sold out or on sale.',
      input: item,
      output: 'a `div.product-mark`; sold out takes precedence over on sale; nothing if it is neither',
    },
    'quantity-input': {
      summary: 'Prints the quantity field.',
      input: item,
      output: 'a field; nothing if the quantity is always 1',
    },
    'sale-price': price('sale'),
    'subscription-price': {
      summary: 'Prints the price of the first subscription to a product.',
      input: item,
      output: 'a `div.subscription-price`; prices need locale data',
    },
    'variant-descriptor': {
      summary: 'Names a variant by the values of its options.',
      input: 'variant: `optionValues`',
      output: 'the values, separated by slashes',
    },
    'variants-select': {
      summary: 'Prints the fields for choosing a variant.',
      input: item,
      output: 'a `div.product-variants`; nothing if there is only one variant, or no ordering of options',
    },
  },
}
