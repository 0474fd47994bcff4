import {newCart, readHeld} from '../../../src/backends/mock/held-cart.ts'
import {pageStore} from '../../../src/backends/mock/page-store.ts'
import type {CartLine} from './messages.ts'

/** Puts lines into the cart of the shop in the page, unless they are there already. */
export function seedCart(lines: readonly CartLine[]): void {
  const cart = readHeld(pageStore) ?? newCart()
  for (const {id, itemId, sku, additionalFields, product, isAny} of lines) {
    if (isAny ? cart.entries.length : cart.entries.some((entry) => entry.id === id)) continue
    cart.entries.push({id, itemId, sku, quantity: 1, additionalFields})
    cart.products[itemId] = product
  }
  pageStore.write(JSON.stringify(cart))
}
