import {type ApiErrorKind, asApiError} from '../contract/errors.ts'
import type {Cart} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {emit} from '../page/emit.ts'
import {report} from '../page/report.ts'
import {endEdit, setEdit} from '../page/store/edits.ts'
import {loadActions} from '../page/store/load-actions.ts'
import {store} from '../page/store/store.ts'
import type {LineEdit} from '../page/store/types.ts'
import {track} from '../tracking/events/track.ts'
import {noteProblems, quantityOf, readProblem} from './note-problems.ts'

/** Changes of all lines run one after the other: replies that overtake each other could contradict each other. */
let last: Promise<unknown> = Promise.resolve()

/** The pending changes of each line. */
const running = new Map<string, Promise<void>>()

/** After these errors, the server has changed nothing. */
const UNTOUCHED: readonly (ApiErrorKind | undefined)[] = ['rate-limit', 'csrf']

/** Milliseconds until the cart is requested again while it cannot be read; doubled each time. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/**
 * Resolves when the browser is online again, or after a while: `online` does not fire if only the server was
 * unreachable.
 */
const comeBack = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })

/** The server's current cart, however long it takes to reach the server. */
async function readTruth(whileWaiting: () => void): Promise<Cart> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await (await loadActions()).refreshCart()
    } catch {
      whileWaiting()
      await comeBack(pause)
    }
  }
}

const editOf = (id: string): LineEdit | undefined => store.getState().edits.lines[id]

/** The outcome of a change: one of the two. */
interface Outcome {
  reply?: CartReply
  error?: unknown
}

function send(id: string, quantity: number): Promise<Outcome> {
  const update = async () => (await loadActions()).updateItem(id, quantity)
  const outcome = last.then(update).then(
    (reply): Outcome => ({reply}),
    (error: unknown): Outcome => ({error}),
  )
  last = outcome
  return outcome
}

function fail(id: string, quantity: number, cart: Cart | null, error: unknown): void {
  const failure = asApiError(error)
  if (error && !failure?.isExpected) report('cart', error)
  // a shop can do less without reporting it
  const part = !error && cart && {taken: quantityOf(cart, id)}
  endEdit(id, {wanted: quantity, message: failure?.visitorMessage ?? '', ...part})
}

/** True once the change is saved or given up; false if it has to be sent again. */
async function settle(id: string, {quantity}: LineEdit, error: unknown): Promise<boolean> {
  const wait = () => setEdit(id, {quantity: editOf(id)?.quantity ?? quantity, isWaiting: true})
  const {kind, cart: said = null} = asApiError(error) ?? {}
  if (kind === 'offline') {
    wait()
    await comeBack(LONGEST_PAUSE)
    return false
  }
  const entry = store.getState().cart?.entries.find((one) => one.id === id)
  const isKnown = UNTOUCHED.includes(kind)
  const cart = isKnown ? null : (said ?? (await readTruth(wait)))
  if (editOf(id)?.quantity !== quantity) return false
  const isDone = cart && quantityOf(cart, id) === quantity
  if (isDone && !quantity && entry && error) {
    track('RemoveFromCart', {productId: entry.itemId, sku: entry.sku})
    emit('item-removed', {entry, cart})
  }
  if (isDone || (cart && !quantityOf(cart, id))) endEdit(id)
  else fail(id, quantity, cart, error)
  return true
}

const isShown = (id: string, quantity: number): boolean => {
  const {cart} = store.getState()
  return cart !== null && quantityOf(cart, id) === quantity
}

async function runLine(id: string): Promise<void> {
  for (;;) {
    const edit = editOf(id)
    if (!edit) return
    const {reply, error} = await send(id, edit.quantity)
    if (reply) noteProblems(reply, id)
    // a newer change counts, whatever the outcome of this one
    if (editOf(id)?.quantity !== edit.quantity) continue
    const problem = reply && readProblem(reply, id, edit.quantity)
    if (problem) return endEdit(id, problem)
    // a reply that another change has overtaken was ignored
    if (!error && isShown(id, edit.quantity)) return endEdit(id)
    if (await settle(id, edit, error)) return
  }
}

/**
 * Sets the quantity of a line: at once on the screen, then on the server, where the last change counts; 0 removes the
 * line. Resolves once the server has confirmed it, or has refused and the line is restored.
 */
export function changeLine(id: string, quantity: number): Promise<void> {
  setEdit(id, {quantity, isWaiting: false})
  const run = running.get(id) ?? runLine(id).finally(() => running.delete(id))
  running.set(id, run)
  return run
}
