import {ApiError} from '../api/errors.ts'
import {type ApiErrorKind, asApiError} from '../contract/errors.ts'
import {createUuid} from '../lib/uuid.ts'
import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {emit} from '../page/emit.ts'
import {report} from '../page/report.ts'
import {store} from '../page/store/store.ts'
import type {LineEdit} from '../page/store/types.ts'
import {trackAdded} from '../tracking/events/added.ts'
import {track} from '../tracking/events/track.ts'
import {addAgain, findNew, keyOfEntry} from './add-again.ts'
import {awaitCart, LONGEST_PAUSE, untilOnline} from './await-cart.ts'
import {updateItem} from './edit-item.ts'
import {endEdit, noteProblem, setEdit, setRestored} from './edits.ts'
import {noteProblems, quantityOf, readProblem} from './note-problems.ts'
import {forgetSent, keepChanges, noteSent} from './pending-changes/keep-changes.ts'
import {leaving} from './pending-changes/leaving.ts'
import {forgetUndo, undoOf} from './undo-of.ts'

/** Changes of all lines run one after the other: replies that overtake each other could contradict each other. */
let last: Promise<unknown> = Promise.resolve()

/** The pending changes of each line. */
const running = new Map<string, Promise<void>>()

/** After these errors, the server has changed nothing. */
const UNTOUCHED: readonly (ApiErrorKind | undefined)[] = ['rate-limit', 'csrf']

const editOf = (id: string): LineEdit | undefined => store.getState().edits.lines[id]

/** The outcome of a change: one of the two. */
interface Outcome {
  reply?: CartReply
  error?: unknown
}

function send(id: string, quantity: number): Promise<Outcome> {
  async function update() {
    noteSent(id, quantity)
    return updateItem(id, quantity, putBack)
  }
  const outcome = Promise.race([last, leaving()])
    .then(update)
    .then(
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
    await untilOnline(LONGEST_PAUSE)
    return false
  }
  const entry = store.getState().cart?.entries.find((line) => line.id === id)
  const isKnown = UNTOUCHED.includes(kind)
  const cart = isKnown ? null : (said ?? (await awaitCart(wait)))
  if (editOf(id)?.quantity !== quantity) return false
  const isDone = cart && quantityOf(cart, id) === quantity
  if (isDone && !quantity && entry && error) {
    track('RemoveFromCart', {productId: entry.itemId, sku: entry.sku})
    emit('item-removed', {entry, cart, undo: undoOf(entry, putBack)})
  }
  if (isDone || (cart && !quantityOf(cart, id))) endEdit(id)
  else fail(id, quantity, cart, error)
  return true
}

const isShown = (id: string, quantity: number): boolean => {
  const {cart} = store.getState()
  return cart !== null && quantityOf(cart, id) === quantity
}

async function sendEdits(id: string): Promise<void> {
  for (;;) {
    const edit = editOf(id)
    if (!edit) return
    const {reply, error} = await send(id, edit.quantity)
    if (reply) noteProblems(reply, id)
    // a newer change counts, whatever the outcome of this one
    if (editOf(id)?.quantity !== edit.quantity) {
      if (!reply || quantityOf(reply.cart, id)) continue
      // nothing can change a line that is gone: putting it back is an addition (`putBack`)
      if (!isShown(id, 0)) await awaitCart(() => {})
      return endEdit(id)
    }
    const problem = reply && readProblem(reply, id, edit.quantity)
    if (problem) return endEdit(id, problem)
    // a reply that another change has overtaken was ignored
    if (!error && isShown(id, edit.quantity)) return endEdit(id)
    if (await settle(id, edit, error)) return
  }
}

async function runLine(id: string): Promise<void> {
  try {
    await sendEdits(id)
  } finally {
    forgetUndo(id)
    forgetSent(id)
  }
}

/**
 * Sets the quantity of a line: at once on the screen, then on the server, where the last change counts; 0 removes the
 * line. Resolves once the server has confirmed it, or has refused and the line is restored.
 */
export function changeLine(id: string, quantity: number): Promise<void> {
  keepChanges()
  setEdit(id, {quantity, isWaiting: false})
  return runOnce(id, () => runLine(id))
}

/** Runs a task for a line, unless one is running that will read its latest change. */
function runOnce(id: string, task: () => Promise<void>): Promise<void> {
  const run = running.get(id) ?? task().finally(() => running.delete(id))
  running.set(id, run)
  return run
}

/** The visitor may have changed the line since it is shown again. */
const wantedOf = ({id, quantity}: CartEntry): number => editOf(id)?.quantity ?? quantity

async function sendAgain(entry: CartEntry, addId: string): Promise<void> {
  const {id} = entry
  const cart = store.getState().cart
  const had = cart?.entries.map((line) => line.id) ?? []
  const key = keyOfEntry(entry)
  setRestored((all) => all.map((line) => (line.entry === entry ? {...line, had} : line)))
  setEdit(id, {quantity: wantedOf(entry), isWaiting: false})
  const reply = await addAgain({entry, addId}, key, () =>
    setEdit(id, {quantity: wantedOf(entry), isWaiting: true}),
  )
  const found = findNew(reply, key, had)
  const message = reply.problems
    .map((problem) => problem.message)
    .filter(Boolean)
    .join(' ')
  if (!found) throw new ApiError('invalid', 'the shop has not put the line back', message, {})
  const quantity = wantedOf(entry)
  setRestored((all) => all.map((line) => (line.entry === entry ? {...line, id: found.id} : line)))
  endEdit(id)
  trackAdded(
    {
      productId: entry.itemId,
      sku: entry.sku,
      quantity: entry.quantity,
      entryId: found.id,
      newlyAdded: found.quantity,
    },
    'undo',
  )
  if (message) noteProblem(found.id, {wanted: entry.quantity, message, taken: found.quantity})
  // it was changed while the request was on its way
  if (quantity === entry.quantity) return
  if (found.id !== id) return changeLine(found.id, quantity)
  // under its earlier id, this is the line's own run: `changeLine` would wait for it
  setEdit(id, {quantity, isWaiting: false})
  await runLine(id)
}

const holds = (id: string | null): boolean =>
  store.getState().cart?.entries.some((entry) => entry.id === id) ?? false

/**
 * Puts a removed line back: at once on the screen, in its old place, then in the shop. A removal that is still waiting
 * is called off; after one that the shop has carried out, the line is added again. Without a connection, it waits for
 * one. Rejected if the shop refuses.
 */
export async function putBack(
  entry: CartEntry,
  above: readonly string[],
  addId = createUuid(),
): Promise<void> {
  keepChanges()
  const known = store.getState().restored.find((line) => line.entry.id === entry.id)
  // removed again while it was being put back: its last change counts
  if (known?.id === null) return changeLine(entry.id, entry.quantity)
  if (known && holds(known.id)) {
    const id = `${known.id}`
    // it was put back before, by the page or by a script
    if (editOf(id)?.quantity !== 0) return
    // removed again under its new id; some shops give an equal line its old one
    if (id !== entry.id) {
      setRestored((all) => all.filter((line) => line !== known))
      return putBack({...entry, id}, above, addId)
    }
  }
  setRestored((all) => [
    ...all.filter((line) => line.entry.id !== entry.id),
    {entry, above, had: [entry.id], id: null, addId},
  ])
  try {
    // the removal may be on its way: then the shop no longer has the line afterwards
    if (holds(entry.id)) await changeLine(entry.id, entry.quantity)
    if (!holds(entry.id)) await runOnce(entry.id, () => sendAgain(entry, addId))
    else setRestored((all) => all.filter((line) => line.entry !== entry))
  } catch (error) {
    endEdit(entry.id)
    setRestored((all) => all.filter((line) => line.entry !== entry))
    throw error
  }
}
