import {type ApiErrorKind, isApiError} from '../contract/errors.ts'
import type {AddSource} from '../contract/events.ts'
import {toJson} from '../lib/to-json.ts'
import {createUuid} from '../lib/uuid.ts'
import type {Cart} from '../model/cart.ts'
import {quantityInCart} from '../model/quantity-in-cart.ts'
import type {Variant} from '../model/variant.ts'
import {emit} from '../page/emit.ts'
import {loadBackend} from '../page/store/load-backend.ts'
import {store} from '../page/store/store.ts'
import type {AddInput} from '../page/store/types.ts'
import {trackAdded} from '../tracking/events/added.ts'
import {refreshCart} from './read-cart.ts'
import {writeCart} from './write-cart.ts'

/** What is known of an addition besides what is sent to the server. */
export interface AddContext {
  source: AddSource
  /** The product; made from the new entry where it is absent. */
  item?: {id: string; title: string}
  variant?: Variant | null
  /** Where `vitrine:item-added` bubbles from. */
  element?: Element
}

interface Attempt {
  id: string
  /** Quantity of the item in the cart before the attempt, once it was its turn; `Infinity` where the cart was not known. */
  before?: number
}

/** Attempts whose end is unknown: a repeat goes out under the same id, so that the server counts it once. */
const attempts = new Map<string, Attempt>()

/** Failures after which the server may have added the item all the same. */
const END_UNKNOWN: readonly ApiErrorKind[] = ['timeout', 'network', 'server', 'malformed']

const isEndUnknown = (error: unknown): boolean => isApiError(error) && END_UNKNOWN.includes(error.kind)

function announce(cart: Cart, input: Required<AddInput>, context: AddContext): Cart {
  const {itemId, sku, quantity} = input
  const entry = cart.entries.find((one) => one.itemId === itemId && (!sku || one.sku === sku)) ?? null
  const {item = {id: itemId, title: entry?.title ?? ''}, variant = null, source, element} = context
  store.setState({
    lastAdded: {title: item.title || (entry?.title ?? ''), entry, quantityAdded: quantity, at: Date.now()},
  })
  const told = {entryId: entry?.id ?? null, newlyAdded: entry?.quantity ?? null}
  trackAdded({productId: itemId, sku, quantity, ...told}, source, element)
  emit('item-added', {item, variant, quantityAdded: quantity, cart, source}, element)
  return cart
}

/**
 * Adds to the cart and tells the page. When the reply is lost, the cart is read to see whether the item is in it;
 * where that fails too, the error is thrown and a repeat of the same addition is never counted twice.
 */
export async function addItem(input: AddInput, context: AddContext): Promise<Cart> {
  const {itemId, sku = null, quantity = 1, additionalFields = null} = input
  const wanted = {itemId, sku, quantity, additionalFields}
  const key = toJson(wanted)
  const held = (cart: Cart | null) => (cart ? quantityInCart(cart, itemId, sku) : 0)
  const attempt: Attempt = attempts.get(key) ?? {id: createUuid()}
  // one that comes meanwhile, of the same, is another addition and no repeat
  attempts.delete(key)
  try {
    const backend = await loadBackend()
    const {cart} = await writeCart(`${itemId} ${sku}`, () => {
      const {cart: now, synced} = store.getState()
      attempt.before ??= synced ? held(now) : Infinity
      return backend.add({...wanted, variantId: null, isSkuEnough: true, idempotencyKey: attempt.id})
    })
    return announce(cart, wanted, context)
  } catch (error) {
    if (!isEndUnknown(error)) throw error
    const cart = await refreshCart().catch(() => null)
    if (cart && held(cart) >= (attempt.before ?? Infinity) + quantity) return announce(cart, wanted, context)
    attempts.set(key, attempt)
    throw error
  }
}
