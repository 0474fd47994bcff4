import {ApiError} from '../api/errors.ts'
import {isEndUnknown} from '../backends/add-once.ts'
import {loadBackend} from '../backends/load-backend.ts'
import {asApiError} from '../contract/errors.ts'
import {toJson} from '../lib/to-json.ts'
import type {CartEntry} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {type ItemKey, isOfKey} from '../model/item-key.ts'
import {store} from '../page/store/store.ts'
import type {Restored} from '../page/store/types.ts'
import {awaitCart, LONGEST_PAUSE, untilOnline} from './await-cart.ts'
import {heldIn} from './pending-changes/additions.ts'
import {writeCart} from './write-cart.ts'

/** How often a line that the shop does not have is sent, always with the same id. */
const TRIES = 3

export const keyOfEntry = ({itemId, sku, variantId}: CartEntry): ItemKey => ({
  itemId,
  sku,
  variantId,
  isSkuEnough: variantId === null,
})

/** Adds a removed line once, however many requests that takes; `wait` is called while the shop cannot be reached. */
export async function addAgain(
  {entry, addId: idempotencyKey}: Pick<Restored, 'entry' | 'addId'>,
  key: ItemKey,
  wait: () => void,
): Promise<CartReply> {
  const {add} = await loadBackend()
  const {quantity, additionalFields} = entry
  const {cart: first} = store.getState()
  const before = heldIn(first, key)
  for (let tries = 1; ; ) {
    // the cart has been ordered meanwhile, with the line or without
    if (first?.id && store.getState().cart?.id !== first.id)
      throw new ApiError('invalid', 'another cart', '', {})
    try {
      return await writeCart(toJson(key), () =>
        add({...key, quantity, additionalFields, idempotencyKey, before}),
      )
    } catch (error) {
      const {kind, cart} = asApiError(error) ?? {}
      if (kind === 'offline') {
        wait()
        await untilOnline(LONGEST_PAUSE)
        continue
      }
      if (!isEndUnknown(error)) throw error
      // a shop whose cart could not be read either is asked again once it answers
      if (!cart) await awaitCart(wait)
      if (++tries > TRIES) throw error
    }
  }
}

/** The shop's line for it, or null if the shop has taken nothing. */
export function findNew(
  {cart, newlyAdded}: CartReply,
  key: ItemKey,
  had: readonly string[],
): CartEntry | null {
  const equal = cart.entries.filter((entry) => isOfKey(entry, key))
  const added = equal.find(({id}) => id === newlyAdded?.id) ?? equal.find(({id}) => !had.includes(id))
  return added ?? equal[0] ?? null
}
