import {loadBackend} from '../../backends/load-backend.ts'
import {asApiError} from '../../contract/errors.ts'
import {asRecord} from '../../lib/as-record.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toJson} from '../../lib/to-json.ts'
import {toNumber} from '../../lib/to-number.ts'
import {report} from '../../page/report.ts'
import {ADDING, readLocks} from '../../page/store/has-kept.ts'
import {store} from '../../page/store/store.ts'
import {trackAdded} from '../../tracking/events/added.ts'
import {refreshCart} from '../read-cart.ts'
import {writeCart} from '../write-cart.ts'
import {heldIn, type PendingAddition, readAdditions, storeAdditions, writeAddition} from './additions.ts'

/** Milliseconds after which an addition is dropped: the visitor may have ordered elsewhere meanwhile. */
const LIFETIME = 30_000

/** Milliseconds until a shop has done what it was sent, or never will: the time-out of a change. */
const ARRIVES = 15_000

/** Milliseconds between two reads until then. */
const PAUSE = 2000

function read(value: unknown): PendingAddition[] {
  const {key, quantity, additionalFields = null, addId, source, cart, before, at} = asRecord(value)
  const {itemId, sku, variantId, isSkuEnough} = asRecord(key)
  if (typeof itemId !== 'string' || typeof addId !== 'string') return []
  return [
    {
      key: {
        itemId,
        sku: textOrNull(sku),
        variantId: textOrNull(variantId),
        isSkuEnough: isSkuEnough === true,
      },
      quantity: toNumber(quantity, 1),
      additionalFields,
      addId,
      source: `${source}`,
      cart: textOrNull(cart),
      before: toNumber(before, 0),
      at: toNumber(at, 0),
    },
  ]
}

/**
 * Whether the shop has it. In a cart that it knows, the call may still be on its way: then the cart is read again. What
 * began a cart never arrives in this visitor's: the reply that named the cart is lost.
 */
async function hasArrived({key, quantity, cart: id, before, at}: PendingAddition): Promise<boolean> {
  for (;;) {
    const cart = store.getState().cart ?? (await refreshCart())
    if (heldIn(cart, key) >= before + quantity) return true
    if (!id || Date.now() > at + ARRIVES) return false
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    await refreshCart()
  }
}

/** Nothing is added to another cart than the one that it was meant for: that one has been ordered. */
const isOver = ({cart, at}: PendingAddition): boolean =>
  Math.abs(Date.now() - at) > LIFETIME || (cart !== null && cart !== store.getState().cart?.id)

async function complete(addition: PendingAddition): Promise<void> {
  const {key, quantity, additionalFields, addId: idempotencyKey, source} = addition
  if (isOver(addition)) return
  if (!(await hasArrived(addition))) {
    if (isOver(addition)) return
    const {add} = await loadBackend()
    await writeCart(toJson(key), () => add({...key, quantity, additionalFields, idempotencyKey}))
  }
  const {itemId: productId, sku} = key
  trackAdded(
    {productId, sku, quantity, entryId: null, newlyAdded: heldIn(store.getState().cart, key)},
    source,
  )
}

async function completeAll(): Promise<void> {
  const additions = readAdditions().flatMap(read)
  // each later page would look for what nothing can read
  storeAdditions(additions)
  await Promise.all(
    additions.map((addition) =>
      complete(addition)
        .catch((error) => asApiError(error)?.isExpected || report('cart', error))
        .finally(() => writeAddition(addition.addId)),
    ),
  )
}

/** Completes the additions of pages that were left, once no page that is open is about to. */
export const completeAdditions = async (): Promise<void> => readLocks()?.request(ADDING, completeAll)
