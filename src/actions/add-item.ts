import {isEndUnknown} from '../backends/add-once.ts'
import {loadBackend} from '../backends/load-backend.ts'
import {type ApiError, asApiError} from '../contract/errors.ts'
import {toJson} from '../lib/to-json.ts'
import {createUuid} from '../lib/uuid.ts'
import type {CartReply} from '../model/cart-reply.ts'
import type {ItemKey} from '../model/item-key.ts'
import {page} from '../page/page.ts'
import {store} from '../page/store/store.ts'
import type {AddInput} from '../page/store/types.ts'
import {type AddContext, type Added, announceAddition} from './added.ts'
import {heldIn, keepAddition} from './pending-changes/additions.ts'
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
  /** The cart when it started. */
  cart: string | null
}

/** Attempts with an unknown outcome: a repeat uses the same id, so that the server counts it once. */
const attempts = new Map<string, Attempt>()

/** The attempt that is repeated, or a new one: the next equal addition is no repeat, nor is one to another cart. */
function takeAttempt(name: string): Attempt {
  const known = attempts.get(name)
  attempts.delete(name)
  const cart = store.getState().cart?.id ?? null
  return known && (!known.cart || known.cart === cart) ? known : {id: createUuid(), cart}
}

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
 * Adds to the cart and announces the accepted quantity. After a lost reply the backend reads the cart to see whether it
 * holds the item; if it throws nevertheless, a repeat of the same addition is never counted twice.
 */
export async function addItem(input: Addition, context: AddContext): Promise<Added> {
  const {quantity = 1, additionalFields = null} = input
  const key = readKey(input)
  const name = toJson({...key, quantity, additionalFields})
  const attempt = takeAttempt(name)
  const tell = (reply: CartReply) =>
    announceAddition(reply, {key, quantity, before: attempt.before ?? Infinity}, context)
  try {
    const addition = {key, quantity, additionalFields, addId: attempt.id, source: context.source}
    const reply = await keepAddition(addition, async () => {
      const backend = await loadBackend()
      return writeCart(toJson(key), () => {
        const {cart: now, synced} = store.getState()
        attempt.before ??= synced ? heldIn(now, key) : Infinity
        page().adding?.()
        const {id: idempotencyKey, before} = attempt
        return backend.add({...key, quantity, additionalFields, idempotencyKey, before})
      })
    })
    return tell(reply)
  } catch (error) {
    if (isEndUnknown(error)) attempts.set(name, attempt)
    else announceRefused(asApiError(error), tell)
    throw error
  }
}
