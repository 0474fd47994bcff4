import {applyCode, changeLine, estimateShipping, takeOffCode} from '../../../src/actions/edit-cart.ts'
import {asApiError} from '../../../src/contract/errors.ts'
import {fromKeys} from '../../../src/lib/from-keys.ts'
import type {CartReply} from '../../../src/model/cart-reply.ts'
import {parseQuantity} from '../../../src/model/parse-quantity.ts'
import {MAX_QUANTITY} from '../../../src/model/quantity.ts'
import {pageAddress} from '../../../src/model/web-address.ts'
import {report} from '../../../src/page/report.ts'
import {pageOrigin} from '../../../src/page/site/page-origin.ts'
import {isSettled, isWaiting} from '../../../src/page/store/settled.ts'
import {store} from '../../../src/page/store/store.ts'
import {when} from '../../../src/page/store/when.ts'
import {openConfirm} from '../../../src/ui/confirm.ts'
import {definition} from '../definition.ts'
import {saying} from '../parts/bind.ts'
import type {CartPage} from '../parts/cart.ts'
import type {Line, Typed} from '../parts/line.ts'
import {texts} from '../strings.ts'

/** Fields of an address; a form may omit some of them. */
const ADDRESS = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const

/** Moves the focus when its line was removed: to the next one, otherwise to the message that the cart is empty. */
function refocus({root, parts}: CartPage, next: Line | undefined): void {
  const target = next?.element.querySelector<HTMLElement>('[data-cart=remove]') ?? next?.input
  const place = target ?? parts.find('empty')?.querySelector<HTMLElement>('[tabindex],a[href]') ?? root
  if (place === root) parts.adopt(root, {attributes: {tabindex: '-1'}})
  place.focus()
}

async function remove(page: CartPage, line: Line): Promise<void> {
  const {view, element} = line
  if (!view) return
  const lines = page.lines()
  const index = lines.indexOf(line)
  const hadFocus = element.contains(document.activeElement)
  const done = changeLine(view.id, 0)
  if (hadFocus) refocus(page, lines[index + 1] ?? lines[index - 1])
  await done
  if (!page.lines().includes(line)) page.say(texts('removed', {title: view.title}))
}

/** Asks first, because the form values of the line would be lost (product.md §4, confirm modal). */
export async function askToRemove(page: CartPage, line: Line): Promise<void> {
  const title = line.view?.title ?? ''
  const {answer} = openConfirm({
    title: texts('askTitle'),
    message: texts('ask', {title}),
    confirm: texts('askConfirm'),
    cancel: texts('askCancel'),
  })
  if (await answer) return remove(page, line)
  line.reset()
}

/** Applies the typed quantity; an empty field means no change and returns to its last value. */
export async function commit(page: CartPage, line: Line, typed: Typed): Promise<void> {
  const {view} = line
  const text = typed.text.trim()
  if (!view) return
  if (!text && !typed.isBroken) return line.reset()
  if (/^[+-]?0+(\.0*)?$/.test(text)) return askToRemove(page, line)
  const parsed = parseQuantity(text)
  if (!parsed.ok) return line.setInvalid(texts(parsed.reason, {max: `${MAX_QUANTITY}`}))
  line.accept(typed.text)
  // this may fix the problem that blocks the checkout
  tell(page, 'problem', null)
  if (parsed.value !== view.quantity || view.problem) {
    await changeLine(view.id, parsed.value)
    if (!page.lines().includes(line)) page.say(texts('removed', {title: view.title}))
  } else if (text !== `${parsed.value}`) line.reset()
}

const messageOf = (error: unknown): string => asApiError(error)?.visitorMessage || texts('failed')

/** Shows an error in a form of the page; null for none. */
function tell({parts}: CartPage, place: string, message: string | null, field?: HTMLElement | null): void {
  parts.set(place, () => saying(message))
  if (!field) return
  parts.adopt(field, {attributes: {'aria-invalid': message ? 'true' : null}})
  if (message) field.focus()
}

/** What the server has not done despite its answer; null for nothing. Messages about lines are shown at the lines. */
function partOf({problems}: CartReply): string | null {
  const own = problems.filter(({entryId}) => !entryId)
  return own.length ? own.map(({message}) => message || texts('failed')).join(' ') : null
}

async function attempt(
  page: CartPage,
  place: string,
  task: () => Promise<CartReply>,
  field?: HTMLElement | null,
) {
  tell(page, place, null, field)
  try {
    const message = partOf(await task())
    if (message) tell(page, place, message, field)
    return !message
  } catch (error) {
    if (!asApiError(error)?.isExpected) report(definition.name, error, page.root)
    tell(page, place, messageOf(error), field)
    return false
  }
}

/** The typed text stays until the server has accepted it. */
export async function apply(page: CartPage, form: HTMLFormElement): Promise<void> {
  const input = form.querySelector<HTMLInputElement>('[data-cart=code]')
  const code = input?.value.trim()
  if (!input || !code) return tell(page, 'code-message', texts('codeMissing'), input)
  if ((await attempt(page, 'code-message', () => applyCode(code), input)) && input.value.trim() === code)
    input.value = ''
}

export async function takeOff(page: CartPage, code: string): Promise<void> {
  const input = page.parts.find('code')
  const isDone = await attempt(page, 'code-message', () => takeOffCode(code))
  if (isDone && document.activeElement === document.body) input?.focus()
}

export async function estimate(page: CartPage, form: HTMLFormElement): Promise<void> {
  const fields = new FormData(form)
  const location = fromKeys(ADDRESS, (name) => `${fields.get(name) ?? ''}`.trim())
  await attempt(page, 'location-message', () => estimateShipping(location))
}

/** The first line that the visitor has to fix before ordering. */
const wrongLine = (page: CartPage): Line | undefined =>
  page.lines().find((line) => line.isInvalid() || line.view?.isShort || line.view?.problem)

/** Pages whose visitor wants to open the checkout. */
const leaving = new WeakSet<CartPage>()

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
 * Opens the checkout once the server has received all changes, and there is nothing to fix. It does not open after a
 * missing connection: by the time the connection is back, the visitor may be doing something else.
 */
export async function checkOut(page: CartPage, link: HTMLElement): Promise<void> {
  const show = (message: string | null) => tell(page, 'problem', message)
  const isStopped = () => {
    const wrong = wrongLine(page)
    wrong?.input?.focus()
    show(wrong ? texts('incomplete') : null)
    return !!wrong || (page.view?.subtotal ?? 0) < page.options.minimum
  }
  if (leaving.has(page) || isStopped()) return
  leaving.add(page)
  const isFree = await settle(show)
  leaving.delete(page)
  if (isFree && !isStopped() && !page.signal.aborted)
    location.assign(pageAddress(link.getAttribute('href')) ?? `${pageOrigin()}/checkout`)
}
