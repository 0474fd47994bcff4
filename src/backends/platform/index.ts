import {addEntry, loadCart, mayHaveCart, removeEntry, updateEntry} from '../../api/cart/cart.ts'
import {addCode, removeCode, setShippingLocation} from '../../api/cart/cart-token.ts'
import {updateAdditionalFields} from '../../api/cart/entry-fields.ts'
import {loadStock} from '../../api/cart/inventory.ts'
import {createSubscriptionCart} from '../../api/cart/subscription.ts'
import {loadQuickView} from '../../api/products/quick-view.ts'
import {type CartEntry, emptyCart} from '../../model/cart.ts'
import type {ItemKey} from '../../model/item-key.ts'
import {quantityInCart} from '../../model/quantity-in-cart.ts'
import {addOnce} from '../add-once.ts'
import type {Backend} from '../contract.ts'

/** The item in the API's format. */
const itemOf = ({itemId, sku, variantId, isSkuEnough}: ItemKey) => ({
  itemId,
  sku,
  ...(variantId !== null && !isSkuEnough && {variantId}),
})

/** The address holds the line's id; the API also takes the item. */
const lineOf = ({itemId, sku, variantId}: CartEntry) =>
  itemOf({itemId, sku, variantId, isSkuEnough: sku !== null})

const memberLists = () => import('../../api/members/lists.ts')

const products = () => import('../../api/products/products.ts')

/** The platform's own API, on the page's origin or on another one. */
export const backend: Backend = {
  mayHaveCart,
  readCart: loadCart,
  add: ({quantity, additionalFields, idempotencyKey, before = Infinity, ...item}) =>
    addOnce({
      add: () => addEntry({...itemOf(item), quantity, additionalFields, idempotencyKey}),
      read: async () => (mayHaveCart() ? loadCart() : emptyCart()),
      isAdded: (cart) => quantityInCart(cart, item) >= before + quantity,
    }),
  setQuantity: (entry, quantity) => updateEntry(entry.id, {...lineOf(entry), quantity}),
  remove: ({id}) => removeEntry(id),
  setFields: (entry, additionalFields) =>
    updateAdditionalFields(entry.id, {...lineOf(entry), additionalFields}),
  addCode: ({id}, code) => addCode(id ?? '', code),
  removeCode: ({id}, code) => removeCode(id ?? '', code),
  setLocation: ({id}, place) => setShippingLocation(id ?? '', place),
  readStock: (itemId, {signal} = {}) => loadStock(itemId, signal),
  readQuickView: (itemId, {signal} = {}) => loadQuickView(itemId, signal),
  search: async (text, {signal} = {}) =>
    (await import('../../api/products/suggest.ts')).loadSuggestions(text, signal),
  list: async (query, {signal} = {}) => (await products()).loadProducts(query, signal),
  facets: async (query, {signal} = {}) =>
    (await import('../../api/products/facets.ts')).loadFacets(query, signal),
  recommend: async (itemId, intent, {signal} = {}) => (await products()).loadRelated(itemId, intent, signal),
  lists: {
    read: async (name, {signal} = {}) => (await memberLists()).loadList(name, signal),
    write: async (name, list) => (await memberLists()).saveList(name, list),
  },
  subscribe: ({quantity, additionalFields, ...item}) =>
    createSubscriptionCart({...itemOf(item), quantity, additionalFields}),
}
