import {asApiError} from '../../contract/errors.ts'
import {listOf} from '../../lib/list-of.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {toJson} from '../../lib/to-json.ts'
import type {Cart} from '../../model/cart.ts'
import type {ItemKey} from '../../model/item-key.ts'
import {quantityInCart} from '../../model/quantity-in-cart.ts'
import {tryStorage} from '../../page/storage.ts'
import {ADDING, readLocks} from '../../page/store/has-kept.ts'
import {store} from '../../page/store/store.ts'

/** An addition that is on its way to the shop. */
export interface PendingAddition {
  key: ItemKey
  quantity: number
  additionalFields: unknown
  addId: string
  source: string
  /** The cart when it began; null if there was none yet. */
  cart: string | null
  /** The quantity that this cart had. */
  before: number
  /** Epoch milliseconds. */
  at: number
}

/** Milliseconds for which a page whose call is cut still counts as left: browsers end calls before they end a page. */
const LEAVING = 1000

export const heldIn = (cart: Cart | null, key: ItemKey): number => (cart ? quantityInCart(cart, key) : 0)

export function readAdditions(): unknown[] {
  const parsed = parseJson(tryStorage(() => localStorage.getItem(ADDING)))
  return listOf(parsed.ok ? parsed.value : null)
}

export const storeAdditions = (all: readonly unknown[]): void =>
  void tryStorage(() =>
    all.length ? localStorage.setItem(ADDING, toJson(all)) : localStorage.removeItem(ADDING),
  )

/** Replaces what is kept of an addition. */
export function writeAddition(addId: string, ...added: readonly PendingAddition[]): void {
  const others = readAdditions().filter((addition) => Reflect.get(Object(addition), 'addId') !== addId)
  storeAdditions([...others, ...added])
}

type Addition = Pick<PendingAddition, 'key' | 'quantity' | 'additionalFields' | 'addId' | 'source'>

/**
 * Makes an addition that the next page completes if the visitor leaves before its end is known. Without locks, another
 * tab would take it for one of a page that is gone.
 */
export async function keepAddition<T>(addition: Addition, add: () => Promise<T>): Promise<T> {
  const locks = readLocks()
  if (!locks) return add()
  const {cart} = store.getState()
  const {key, addId} = addition
  const forget = () => writeAddition(addId)
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  writeAddition(addId, {...addition, cart: cart?.id ?? null, before: heldIn(cart, key), at: Date.now()})
  locks.request(ADDING, {mode: 'shared'}, () => ended).catch(() => {})
  try {
    const value = await add()
    forget()
    return value
  } catch (error) {
    // the visitor reads what the shop has answered, or that it has not in time
    if (asApiError(error)?.kind === 'network') setTimeout(forget, LEAVING)
    else forget()
    throw error
  } finally {
    end()
  }
}
