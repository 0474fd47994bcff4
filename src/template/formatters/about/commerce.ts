import type {FormatterAbout, Topic} from '../../about.ts'

const item = 'product item: `structuredContent`'

const price = (which: string): FormatterAbout => ({
  summary: `Tells the ${which} price of a product.`,
  input: item,
  output: 'cents, as a number; 0 where there is no such price',
})

export const topic: Topic<FormatterAbout> = {
  title: 'Commerce',
  order: 13,
  entries: {
    'add-to-cart-btn': {
      summary: 'Prints the button that puts a product into the cart, or that starts a subscription.',
      input: item,
      output: 'a `div.sqs-add-to-cart-button-wrapper`. Its label: custom, subscribe, add to cart',
    },
    'bookkeeper-money-format': {
      summary: 'Writes cents in the currency of the region of the page.',
      input: 'number of cents',
      output: 'the amount; nothing without locale data',
    },
    'cart-quantity': {
      summary: 'Tells how many items there are in the cart.',
      input: 'cart: `entries` with their `quantity`',
      output: 'a `span.sqs-cart-quantity` with the number',
    },
    'cart-subtotal': {
      summary: 'Is deprecated: do not use it.',
      input: 'cart',
      output: 'a sentence that says so',
    },
    'cart-url': {summary: 'Leads to the cart.', input: 'anything', output: '`/cart`'},
    'from-price': price('lowest'),
    'normal-price': price('highest normal'),
    'percentage-format': {
      summary: 'Writes a number as percentages are shown, without the sign.',
      input: 'number, as a number or text',
      args: '[trim]',
      output:
        'the number with two or three digits after its point; with `trim`, with no more than it needs. Nothing without locale data',
    },
    'product-checkout': {
      summary: 'Prints all that a product is bought with: variants, quantity and button.',
      input: item,
      output: 'what `variants-select`, `quantity-input` and `add-to-cart-btn` print, in this order',
    },
    'product-price': {
      summary: 'Prints the price of a product: from the lowest, on sale, normal, or by subscription.',
      input: item,
      output: 'a `div.product-price`; prices need locale data',
    },
    'product-quick-view': {
      summary: 'Prints the button that opens a product in a lightbox, with those of its group to go on to.',
      input: item,
      args: '[group]: a name, or a field there or around that holds it',
      output: 'a `span.sqs-product-quick-view-button` with the id of the product and its group',
    },
    'product-restock-notification': {
      summary: 'Prints the form that visitors ask with to be told when a product is back in stock.',
      input: 'product item, with its `productMerchandisingContext` around it',
      output: 'a form for each view; nothing where there is none',
    },
    'product-scarcity': {
      summary: 'Tells that there are few left of a product.',
      input: 'product item, with its `productMerchandisingContext` around it',
      output:
        'a `div.product-scarcity` for each view; with `scarcityShownByDefault`, and few of each variant, one about all of them; the value where it is switched off',
    },
    'product-status': {
      summary: 'Marks a product that is sold out or on sale.',
      input: item,
      output: 'a `div.product-mark`; being sold out goes before being on sale; nothing where it is neither',
    },
    'quantity-input': {
      summary: 'Prints the field for how many to buy.',
      input: item,
      output: 'a field; nothing where only one can be bought',
    },
    'sale-price': price('sale'),
    'subscription-price': {
      summary: 'Prints the price of the first offer to subscribe to a product.',
      input: item,
      output: 'a `div.subscription-price`; prices need locale data',
    },
    'variant-descriptor': {
      summary: 'Names a variant by the values of its options.',
      input: 'variant: `optionValues`',
      output: 'the values with slashes between them',
    },
    'variants-select': {
      summary: 'Prints the fields that a variant is chosen with.',
      input: item,
      output: 'a `div.product-variants`; nothing where there is only one variant, or no ordering of options',
    },
  },
}
