import {createUuid} from '../../lib/uuid.ts'
import type {HeldCart, HeldEntry} from './held-cart.ts'
import {findOffer, mostOf} from './offer.ts'
import {Refusal} from './refusal.ts'
import type {Supply} from './supply.ts'

export type Wish = Omit<HeldEntry, 'id'>

export function findEntry({entries}: HeldCart, id: string): HeldEntry {
  const entry = entries.find((candidate) => candidate.id === id)
  if (!entry) throw new Refusal(404, 'There is no such entry in the cart.')
  return entry
}

const isSameItem = (a: Wish, b: Wish): boolean => a.itemId === b.itemId && a.sku === b.sku
const isSame = (a: Wish, b: Wish): boolean => isSameItem(a, b) && a.additionalFields === b.additionalFields

const countOf = ({entries}: HeldCart, wish: Wish): number =>
  entries.filter((entry) => isSameItem(entry, wish)).reduce((sum, {quantity}) => sum + quantity, 0)

/** Throws if the cart would hold more of the item than is in stock. */
function checkStock(supply: Supply, cart: HeldCart, wish: Wish, more: number): void {
  const most = mostOf(findOffer(supply, cart, wish.itemId, wish.sku))
  if (countOf(cart, wish) + more > most) throw new Refusal(422, 'There are not enough of this item in stock.')
}

/** Adds to the entry with the same contents, or creates one. */
export function addTo(supply: Supply, cart: HeldCart, asked: Wish): HeldEntry {
  const {product, variant} = findOffer(supply, cart, asked.itemId, asked.sku)
  const wish = {...asked, sku: variant.sku ?? variant.id ?? ''}
  checkStock(supply, cart, wish, wish.quantity)
  const twin = cart.entries.find((other) => isSame(other, wish))
  const entry = twin ?? {...wish, id: createUuid(), quantity: 0}
  entry.quantity += wish.quantity
  if (!twin) cart.entries.push(entry)
  cart.products[product.id] = supply.products.get(product.id) ?? cart.products[product.id]
  return entry
}

export function removeFrom(cart: HeldCart, id: string): void {
  const gone = findEntry(cart, id)
  cart.entries = cart.entries.filter((entry) => entry !== gone)
}

/** 0 removes. */
export function setQuantity(supply: Supply, cart: HeldCart, id: string, quantity: number): void {
  if (quantity === 0) {
    removeFrom(cart, id)
    return
  }
  const entry = findEntry(cart, id)
  if (quantity > entry.quantity) checkStock(supply, cart, entry, quantity - entry.quantity)
  entry.quantity = quantity
}

/** Merges the entry into another one with the same contents, if there is one. */
export function setFields(cart: HeldCart, id: string, additionalFields: string): HeldEntry {
  const entry = findEntry(cart, id)
  const twin = cart.entries.find((other) => other !== entry && isSame(other, {...entry, additionalFields}))
  if (!twin) {
    entry.additionalFields = additionalFields
    return entry
  }
  twin.quantity += entry.quantity
  removeFrom(cart, id)
  return twin
}
