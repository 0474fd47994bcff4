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

/** With what the product's other variants say of it. */
export interface Addition extends AddInput {
  /** @default false where there is a `variantId` */
  isSkuEnough?: boolean
}

interface Attempt {
  id: string
  /** Quantity of the item in the cart before the attempt, once it was its turn; `Infinity` where the cart was not known. */
  before?: number
}

/** Attempts whose end is unknown: a repeat goes out under the same id, so that the server counts it once. */
const attempts = new Map<string, Attempt>()

/** Failures after which the server may have added the item all the same. */
const END_UNKNOWN: readonly (ApiErrorKind | undefined)[] = ['timeout', 'network', 'server', 'malformed']

export function readKey({itemId, sku = null, variantId = null, isSkuEnough = !variantId}: Addition): ItemKey {
  return {itemId, sku, variantId, isSkuEnough}
}

/** Some shops take what they can and refuse the rest. */
function announceRefused(failure: ApiError | null, tell: (reply: CartReply) => Added): void {
  if (!failure?.cart) return
  const {cart, problems} = failure
  if (problems.some(({taken}) => taken)) tell({cart, newlyAdded: null, problems})
}

/**
 * Adds to the cart and tells the page what was taken. When the reply is lost, the cart is read to see whether the item is
 * in it; where that fails too, the error is thrown and a repeat of the same addition is never counted twice.
 */
export async function addItem(input: Addition, context: AddContext): Promise<Added> {
  const {quantity = 1, additionalFields = null} = input
  const key = readKey(input)
  const name = toJson({...key, quantity, additionalFields})
  const held = (cart: Cart | null) => (cart ? quantityInCart(cart, key) : 0)
  const tell = (reply: CartReply) => announce(reply, {key, quantity}, context)
  const attempt: Attempt = attempts.get(name) ?? {id: createUuid()}
  // one that comes meanwhile, of the same, is another addition and no repeat
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
