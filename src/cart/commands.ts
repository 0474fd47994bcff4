import {
  applyCode,
  changeLine,
  estimateShipping,
  prepareUndo,
  putBack,
  takeOffCode,
} from '../actions/edit-cart.ts'
import {asApiError} from '../contract/errors.ts'
import {fromKeys} from '../lib/from-keys.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {limitWords, parseWithin} from '../model/parse-quantity.ts'
import {toStep} from '../model/quantity-limits.ts'
import {pageAddress} from '../model/web-address.ts'
import {checkoutAddress} from '../page/cart-place.ts'
import {isOwnLink} from '../page/is-own-link.ts'
import {report} from '../page/report.ts'
import {store} from '../page/store/store.ts'
import type {State} from '../page/store/types.ts'
import {isSettled, isWaiting, when} from '../page/store/when.ts'
import {createUndoNotices, UNDO_TIME, type UndoNotice, type UndoNotices} from '../ui/undo/undo-notices.ts'
import {saying} from './bind.ts'
import {HEARD, type ShownCart} from './cart.ts'
import {currentRemovals, forgetRemoval, type KeptRemoval, keepRemoval} from './kept-removals.ts'
import type {Line, Typed} from './line.ts'
import {texts} from './strings.ts'
import {isUnsent, noteTyped} from './typed.ts'
import {type LineView, nameOf} from './view.ts'

/** Fields of an address; a form may omit some of them. */
const ADDRESS = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const

type Undo = () => Promise<void>

/** The notices of each cart. */
const notices = new WeakMap<ShownCart, UndoNotices>()

function noticesOf(cart: ShownCart): UndoNotices {
  const found = notices.get(cart) ?? createUndoNotices(cart.root, cart.signal)
  notices.set(cart, found)
  return found
}

/** Where the focus goes after a line at this place was removed: a line, otherwise the message of the empty cart. */
function nextPlace({root, parts, lines}: ShownCart, index: number): HTMLElement {
  const all = lines()
  const next = all[index] ?? all.at(-1)
  const target = next?.element.querySelector<HTMLElement>('[data-cart=remove]') ?? next?.input
  const place = target ?? parts.find('empty')?.querySelector<HTMLElement>('[tabindex],a[href]') ?? root
  if (place === root) parts.adopt(root, {attributes: {tabindex: '-1'}})
  return place
}

/**
 * Puts the removed line back at `index`, with the focus in it; a refusal is shown where the cart's problems are. The
 * shop may have given it another id meanwhile.
 */
async function takeBack(
  cart: ShownCart,
  {id, title, index}: Pick<LineView, 'id' | 'title'> & {index: number},
  undo: Undo,
): Promise<void> {
  tell(cart, 'problem', null)
  const done = undo()
  cart.say(texts('restored', {title}))
  const line = cart.lines().find(({view}) => view?.id === id)
  const place = line?.element.querySelector<HTMLElement>('[data-cart=remove]') ?? line?.input
  const at = line ? cart.lines().indexOf(line) : index
  ;(place ?? nextPlace(cart, at)).focus()
  try {
    await done
  } catch (error) {
    if (!asApiError(error)?.isExpected) report(cart.name, error, cart.root)
    const reason = asApiError(error)?.visitorMessage
    const message = [texts('restoreFailed', {title}), reason].filter(Boolean).join('. ')
    if (cart.view?.lines.length) tell(cart, 'problem', message)
    else cart.say(message)
  }
  // the shop has given the line another id, and its element is a new one
  if (place && !place.isConnected && document.activeElement === document.body) nextPlace(cart, at).focus()
}

/** Ends an offer once the line is there again: the shop has refused, or a script has put it back. */
async function endOnReturn(id: string, notice: UndoNotice): Promise<void> {
  const isThere = ({shown}: State) => !!shown?.entries.some((entry) => entry.id === id && entry.quantity)
  // on the next page, a removal may not have been sent yet
  await when((state) => !isThere(state))
  await when(isThere)
  // a drawer may have been closed meanwhile, and its notice with it
  forgetRemoval(id)
  notice.end()
}

/** Offers to put a removed line back; `index` is its place. */
function offerUndo(cart: ShownCart, {entry, until}: KeptRemoval, index: number, undo: Undo): UndoNotice {
  const title = nameOf(entry)
  const notice = noticesOf(cart).offer({
    text: texts('removed', {title}),
    label: texts('undo'),
    time: until - Date.now(),
    next: () => nextPlace(cart, index),
    undo: () => void takeBack(cart, {id: entry.id, title, index}, undo),
    onEnd: () => forgetRemoval(entry.id),
  })
  void endOnReturn(entry.id, notice)
  return notice
}

/**
 * Removes a line at once, and offers to undo that for a while, in place of a question: what can be undone needs none.
 */
export async function remove(cart: ShownCart, line: Line): Promise<void> {
  const {view, element} = line
  const entry = store.getState().shown?.entries.find(({id}) => id === view?.id)
  if (!view || !entry) return
  const index = cart.lines().indexOf(line)
  const hadFocus = element.contains(document.activeElement)
  const {undo, above} = prepareUndo(entry, putBack)
  const removal = {entry, above, cart: store.getState().cart?.id ?? null, until: Date.now() + UNDO_TIME}
  keepRemoval(removal)
  const done = changeLine(view.id, 0)
  cart.say(texts('removed', {title: view.title}))
  const notice = offerUndo(cart, removal, index, undo)
  if (hadFocus) notice.focus()
  await done
}

/** Offers it for what was removed just before, in the drawer, on the cart page, or on the page before this one. */
export async function offerAgain(cart: ShownCart): Promise<void> {
  await when(({synced}) => synced)
  const removals = currentRemovals(store.getState().cart?.id ?? null)
  if (cart.signal.aborted || !removals.length) return
  for (const removal of removals) offerUndo(cart, removal, 0, () => putBack(removal.entry, removal.above))
  const timer = setTimeout(
    () => cart.say(removals.map(({entry}) => texts('removed', {title: nameOf(entry)})).join(' ')),
    HEARD,
  )
  cart.signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Applies the typed quantity; an empty field means no change and returns to its last value. */
export async function commit(cart: ShownCart, line: Line, typed: Typed): Promise<void> {
  const {view} = line
  const text = typed.text.trim()
  if (!view) return
  if (!text && !typed.isBroken) return line.reset()
  if (/^[+-]?0+(\.0*)?$/.test(text)) return remove(cart, line)
  if (typed.isMisread) return line.setInvalid(texts('notWhole'))
  const limits = line.limits()
  const parsed = parseWithin(text, limits)
  if (!parsed.ok) {
    const words = limitWords(limits, text)
    // 0 removes the line
    return line.setInvalid(texts(parsed.reason, words.min === '1' ? {...words, min: '0'} : words))
  }
  line.accept(typed.text)
  // this may fix the problem that blocks the checkout
  tell(cart, 'problem', null)
  if (parsed.value !== view.quantity || view.problem) {
    await changeLine(view.id, parsed.value)
    if (!cart.lines().includes(line)) cart.say(texts('removed', {title: view.title}))
  } else if (text !== `${parsed.value}`) line.reset()
}

/** One more, or one less: the last one is removed. */
export async function step(cart: ShownCart, line: Line, by: 1 | -1): Promise<void> {
  const {view, element} = line
  if (!view || (by > 0 && element.querySelector('[data-cart=more][aria-disabled=true]'))) return
  const limits = line.limits()
  const quantity = toStep(view.quantity + by, limits, by > 0)
  if (quantity < limits.min && by < 0) return remove(cart, line)
  line.reset()
  tell(cart, 'problem', null)
  await changeLine(view.id, quantity)
}

const messageOf = (error: unknown): string => asApiError(error)?.visitorMessage || texts('failed')

/** The last confirmation of each cart. */
const confirmations = new WeakMap<ShownCart, HTMLElement>()

/** Shows an error in a form of the cart; null for none. */
function tell(cart: ShownCart, place: string, message: string | null, field?: HTMLElement | null): void {
  const {parts} = cart
  confirmations.get(cart)?.remove()
  parts.set(place, () => saying(message))
  if (!field) return
  parts.adopt(field, {attributes: {'aria-invalid': message ? 'true' : null}})
  if (message) field.focus()
}

/** Shows and announces that a form of the cart was successful, below the place of its errors. */
function confirm(cart: ShownCart, place: string, message: string): void {
  const line = document.createElement('p')
  line.className = 'vitrine-success'
  line.textContent = message
  cart.parts.find(place)?.after(line)
  confirmations.set(cart, line)
  cart.signal.addEventListener('abort', () => line.remove())
  cart.say(message)
}

/** What the server has not done despite its answer; null for nothing. Messages about lines are shown at the lines. */
function partOf({problems}: CartReply): string | null {
  const general = problems.filter(({entryId}) => !entryId)
  return general.length ? general.map(({message}) => message || texts('failed')).join(' ') : null
}

async function attempt(
  cart: ShownCart,
  place: string,
  task: () => Promise<CartReply>,
  field?: HTMLElement | null,
) {
  tell(cart, place, null, field)
  try {
    const message = partOf(await task())
    if (message) tell(cart, place, message, field)
    return !message
  } catch (error) {
    if (!asApiError(error)?.isExpected) report(cart.name, error, cart.root)
    tell(cart, place, messageOf(error), field)
    return false
  }
}

/** Whether a code applies; codes are not case-sensitive. */
const hasCode = ({view}: ShownCart, code: string): boolean =>
  view?.codes.some(({id, reason}) => reason === null && id.toLowerCase() === code.toLowerCase()) ?? false

/** The typed text stays until the server has accepted it. Returns whether it has. */
export async function apply(cart: ShownCart, form: HTMLElement): Promise<boolean> {
  const input = form.querySelector<HTMLInputElement>('[data-cart=code]')
  const code = input?.value.trim()
  if (!input || !code) {
    tell(cart, 'code-message', texts('codeMissing'), input)
    return false
  }
  noteTyped(form)
  if (!(await attempt(cart, 'code-message', () => applyCode(code), input))) return false
  if (input.value.trim() === code) input.value = ''
  if (hasCode(cart, code)) confirm(cart, 'code-message', texts('codeApplied', {code}))
  return true
}

export async function takeOff(cart: ShownCart, code: string): Promise<void> {
  const input = cart.parts.find('code')
  const isDone = await attempt(cart, 'code-message', () => takeOffCode(code))
  if (!isDone) return
  if (document.activeElement === document.body) input?.focus()
  confirm(cart, 'code-message', texts('codeRemoved', {code}))
}

/** Returns whether the shop has accepted the destination. */
export function estimate(cart: ShownCart, form: HTMLElement): Promise<boolean> {
  const fieldOf = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  const location = fromKeys(ADDRESS, (name) => (fieldOf(name)?.value ?? '').trim())
  noteTyped(form)
  return attempt(cart, 'location-message', () => estimateShipping(location))
}

/**
 * Sends a code and a destination that were typed and not sent. False if the shop refuses one: its form says why, and the
 * next click goes on without it.
 */
async function sendTyped(cart: ShownCart): Promise<boolean> {
  const formsOf = (name: string) => [...cart.root.querySelectorAll<HTMLElement>(`[data-cart="${name}"]`)]
  for (const form of [...formsOf('code-form'), ...formsOf('location-form')]) {
    const send = form.dataset.cart === 'code-form' ? apply : estimate
    if (!isUnsent(form) || (await send(cart, form))) continue
    form.querySelector<HTMLElement>('input:not([type=hidden]),select')?.focus()
    return false
  }
  return true
}

/** Exchanges the variant of a line. A separate chunk: few visitors do. */
export async function changeVariant(cart: ShownCart, line: Line, form: HTMLFormElement): Promise<void> {
  tell(cart, 'problem', null)
  const loading = import('./variants.ts')
  const does = await loading.catch((error) => void report(cart.name, error, cart.root))
  if (does) await does.changeVariant(cart, {line, form})
  else tell(cart, 'problem', texts('failed'))
}

/** The first line that the visitor has to fix before ordering. */
const wrongLine = (cart: ShownCart): Line | undefined =>
  cart.lines().find((line) => line.isInvalid() || line.view?.isShort || line.view?.problem)

/** Pages whose visitor wants to open the checkout. */
const leaving = new WeakSet<ShownCart>()

/**
 * Shows why the checkout has to wait. Resolves once it is possible: with true, or with false if a missing connection
 * was the reason.
 */
async function settle(show: (message: string | null) => void): Promise<boolean> {
  if (!isSettled(store.getState())) show(texts('checkoutWaits'))
  await when((state) => isSettled(state) || isWaiting(state))
  const isOffline = isWaiting(store.getState())
  if (isOffline) {
    show(texts('checkoutOffline'))
    await when((state) => !isWaiting(state))
  }
  show(null)
  return !isOffline
}

/**
 * Opens the checkout once the server has received all changes, what was typed too, and there is nothing to fix. It does not open after a
 * missing connection: by the time the connection is back, the visitor may be doing something else.
 */
export async function checkOut(cart: ShownCart, link: HTMLElement): Promise<void> {
  const show = (message: string | null) => tell(cart, 'problem', message)
  const isStopped = () => {
    const wrong = wrongLine(cart)
    wrong?.input?.focus()
    show(wrong ? texts('incomplete') : null)
    return !!wrong || (cart.view?.subtotal ?? 0) < cart.options.minimum
  }
  if (leaving.has(cart) || isStopped()) return
  leaving.add(cart)
  const isFree = (await sendTyped(cart)) && (await settle(show))
  leaving.delete(cart)
  if (!isFree || isStopped() || cart.signal.aborted) return
  const ofPage = isOwnLink(link) ? link.getAttribute('href') : null
  location.assign(checkoutAddress(pageAddress(store.getState().cart?.checkoutUrl) ?? ofPage))
}
