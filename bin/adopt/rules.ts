/** The markup of other shops that a widget can take over, as data. */
export interface Rule {
  /** As `data-backend` names it; null for the platform, whose markup needs no attribute. */
  shop: 'woocommerce' | 'shopify' | 'medusa' | null
  selector: string
  widget: string
  /** Where the id of the product stands: an attribute of the first match in the element or of the element, or the page's address. */
  product?: readonly (readonly [selector: string, attribute: string])[] | 'address'
}

/** A part that a widget needs: an element, or a text in its place. */
export interface Part {
  selector: string
  text?: RegExp
  /** How to add it. */
  mend: string
}

/** What a widget cannot do without in markup that was not written for it. */
export const PARTS: Readonly<Record<string, readonly Part[]>> = {
  'cart-indicator': [
    {
      selector: '.sqs-cart-quantity',
      // a counter of the theme
      text: /\d/,
      mend: 'no place for the count: add <span class="sqs-cart-quantity">0</span>',
    },
  ],
  'add-to-cart': [
    {
      selector: 'button,input[type=submit],a',
      mend: 'no button: add <button type="submit">Add To Cart</button>',
    },
    {selector: '.product-price', mend: 'no place for the price: add <p class="product-price"></p>'},
  ],
}

export const RULES: readonly Rule[] = [
  // Dawn, and themes made from it
  {shop: 'shopify', selector: '#cart-icon-bubble,a.header__icon--cart', widget: 'cart-indicator'},
  {
    shop: 'shopify',
    selector: 'form[action$="/cart/add"]:has(input[name=product-id])',
    widget: 'add-to-cart',
    product: [['input[name=product-id]', 'value']],
  },
  // WooCommerce, with the markup of the templates that it comes with
  {shop: 'woocommerce', selector: 'a.cart-contents,a.wcmenucart', widget: 'cart-indicator'},
  {
    shop: 'woocommerce',
    selector: 'form.cart:has([name=add-to-cart],[data-product_id]),form.variations_form',
    widget: 'add-to-cart',
    product: [
      ['[data-product_id]', 'data-product_id'],
      ['[name=add-to-cart]', 'value'],
    ],
  },
  {
    shop: 'woocommerce',
    selector: 'a.add_to_cart_button[data-product_id]:not(form *)',
    widget: 'add-to-cart',
    product: [['[data-product_id]', 'data-product_id']],
  },
  // Medusa's starter for Next.js
  {shop: 'medusa', selector: '[data-testid=nav-cart-link]', widget: 'cart-indicator'},
  {
    shop: 'medusa',
    selector: ':not(body,html):has(> [data-testid=add-product-button])',
    widget: 'add-to-cart',
    product: 'address',
  },
]
