import {loadBackend} from '../backends/load-backend.ts'
import {type ApiError, type ApiErrorKind, asApiError} from '../contract/errors.ts'
import {toJson} from '../lib/to-json.ts'
import {createUuid} from '../lib/uuid.ts'
import type {Cart} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import type {ItemKey} from '../model/item-key.ts'
import {quantityInCart} from '../model/quantity-in-cart.ts'
import {store} from '../page/store/store.ts'
import type {AddInput} from '../page/store/types.ts'
import {type AddContext, type Added, announce} from './added.ts'
import {refreshCart} from './read-cart.ts'
import {writeCart} from './write-cart.ts'

export type {AddContext, Added} from './added.ts'

/** With the data of the product's other variants. */
export interface Addition extends AddInput {
  /** @default false if there is a `variantId` */
  isSkuEnough?: boolean
}

interface Attempt {
  id: string
  /** Quantity of the item in the cart when the attempt started; `Infinity` if the cart was unknown. */
  before?: number
}

/** Attempts with an unknown outcome: a repeat uses the same id, so that the server counts it once. */
const attempts = new Map<string, Attempt>()

/**
 * Failures after which the server may have added the item nevertheless: a browser that is offline now may not have been
 * when it sent the request. Kept local: a helper beside the error adds files to most pages.
 */
const END_UNKNOWN: readonly (ApiErrorKind | undefined)[] = [
  'offline',
  'timeout',
  'network',
  'server',
  'malformed',
]

export function readKey({itemId, sku = null, variantId = null, isSkuEnough = !variantId}: Addition): ItemKey {
  return {itemId, sku, variantId, isSkuEnough}
}

/** Some shops accept a part and refuse the rest. */
function announceRefused(failure: ApiError | null, tell: (reply: CartReply) => Added): void {
  if (!failure?.cart) return
  const {cart, problems} = failure
  if (problems.some(({taken}) => taken)) tell({cart, newlyAdded: null, problems})
}

/**
 * Adds to the cart and announces the accepted quantity. If the reply is lost, the cart is read to see whether it holds
 * the item; if that fails, too, the error is thrown, and a repeat of the same addition is never counted twice.
 */
export async function addItem(input: Addition, context: AddContext): Promise<Added> {
  const {quantity = 1, additionalFields = null} = input
  const key = readKey(input)
  const name = toJson({...key, quantity, additionalFields})
  const held = (cart: Cart | null) => (cart ? quantityInCart(cart, key) : 0)
  const tell = (reply: CartReply) => announce(reply, {key, quantity}, context)
  const attempt: Attempt = attempts.get(name) ?? {id: createUuid()}
  // the next equal addition is a new one, not a repeat
  attempts.delete(name)
  try {
    const backend = await loadBackend()
    const reply = await writeCart(toJson(key), () => {
      const {cart: now, synced} = store.getState()
      attempt.before ??= synced ? held(now) : Infinity
      return backend.add({...key, quantity, additionalFields, idempotencyKey: attempt.id})
    })
    return tell(reply)
  } catch (error) {
    const failure = asApiError(error)
    if (!END_UNKNOWN.includes(failure?.kind)) {
      announceRefused(failure, tell)
      throw error
    }
    const cart = await refreshCart().catch(() => null)
    if (cart && held(cart) >= (attempt.before ?? Infinity) + quantity)
      return tell({cart, newlyAdded: null, problems: []})
    attempts.set(name, attempt)
    throw error
  }
}
