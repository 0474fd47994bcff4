import {loadBackend} from '../backends/load-backend.ts'
import {type ApiErrorKind, asApiError} from '../contract/errors.ts'
import {createQueue} from '../lib/queue.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {report} from '../page/report.ts'
import {store} from '../page/store/store.ts'
import {applyCart, beginWrite, isLatestWrite, needsReread, noteWriteEnd, refreshCart} from './read-cart.ts'
import {tellProblems} from './tell-problems.ts'

const enqueue = createQueue()
let inFlight = 0

function endWrite(): void {
  noteWriteEnd()
  inFlight--
  if (inFlight) return
  store.setState({recalculating: false})
  // a write during the first read makes that read invalid: if reading fails then, the cart is still unknown
  if (needsReread.isOn || !store.getState().synced) refreshCart().catch((error) => report('cart', error))
  needsReread.isOn = false
}

/** The shop has refused: only its cart shows what it did nevertheless. */
const REFUSED: readonly (ApiErrorKind | undefined)[] = ['invalid', 'unauthorized', 'not-found']

/** A refused call may have changed the cart: the cart arrives with the refusal, or is read. */
async function afterFailure(error: unknown, take: (reply: Pick<CartReply, 'cart' | 'problems'>) => void) {
  const failure = asApiError(error)
  if (!failure) return
  const {cart, problems, kind} = failure
  if (cart) take({cart, problems})
  else if (REFUSED.includes(kind))
    needsReread.isOn ||= store.getState().cart !== null || (await loadBackend()).mayHaveCart()
}

/**
 * Changes the cart: one call at a time for each key, in order. Replies of parallel calls may contradict each other, so
 * the cart is read again once the last reply has arrived.
 */
export const writeCart = (key: string, task: () => Promise<CartReply>): Promise<CartReply> =>
  enqueue(key, async () => {
    const write = beginWrite()
    const asked = Date.now()
    needsReread.isOn ||= inFlight > 0
    inFlight++
    store.setState({recalculating: true})
    function take(reply: Pick<CartReply, 'cart' | 'problems'>): void {
      if (isLatestWrite(write)) applyCart(reply.cart, asked)
      tellProblems(reply)
    }
    try {
      const reply = await task()
      take(reply)
      return reply
    } catch (error) {
      await afterFailure(error, take)
      throw error
    } finally {
      endWrite()
    }
  })
