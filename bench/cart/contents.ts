import {readBuilt} from '../../test/helpers/read-built.ts'
import type {Contents} from '../loader/serve.ts'

/** The number of lines in the compared carts. */
export const SIZES = [5, 500] as const
/** Changes per run, each to a different line. */
export const CHANGES = 5

const PRICE = 1250
const CART = '/api/commerce/shopping-cart'

/** All lines up to this one have been changed. */
function makeCart(size: number, changed: number) {
  const entries = Array.from({length: size}, (_, index) => {
    const quantity = index < changed ? 2 : 1
    return {
      id: `${size}-${index}`,
      itemId: `item-${index}`,
      title: `A thing made by hand, number ${index}`,
      chosenVariant: {sku: `SKU-${index}`, attributes: {Size: 'Large', Glaze: 'Oat'}, qtyInStock: 20},
      quantity,
      purchasePriceCents: PRICE,
      subTotal: PRICE * quantity,
      productUrl: `/shop/${index}`,
    }
  })
  const subtotalCents = PRICE * (size + changed)
  return {id: 'cart', entries, totalQuantity: size + changed, subtotalCents, grandTotalCents: subtotalCents}
}

export const pagePath = (size: number): string => `/cart/${size}`

const options = (size: number): string =>
  JSON.stringify({storeCurrency: 'USD', formattingLocale: 'en-US', cart: makeCart(size, 0)}).replaceAll(
    "'",
    '&#39;',
  )

const renderPage = (size: number): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Cart</title><link rel="icon" href="data:,">
<script async src="/vitrine/loader.js"></script>
<script type="application/json" data-site-context>{}</script></head>
<body><main><div data-vitrine="cart-page" data-options='${options(size)}'></div></main></body></html>`

/** All content for the server, by path: the reply to each change is computed in advance. */
export function createContents(): Contents {
  const contents: Contents = readBuilt()
  for (const size of SIZES) {
    contents[pagePath(size)] = renderPage(size)
    for (let index = 0; index < CHANGES; index++)
      contents[`${CART}/entries/${size}-${index}`] = JSON.stringify({shoppingCart: makeCart(size, index + 1)})
  }
  return contents
}
