import {pageAddress} from '../model/web-address.ts'
import {report} from '../page/report.ts'
import {store} from '../page/store/store.ts'
import {when} from '../page/store/when.ts'
import {enteredField} from '../ui/form/at-host.ts'
import {fallBackToForm, missingText} from '../ui/native-fallback/native-fallback.ts'
import {busyUntil} from '../widget/busy-until.ts'
import type {Lazy} from '../widget/lazy.ts'
import {saying} from './bind.ts'
import type {ShownCart} from './cart.ts'
import type * as changing from './commands.ts'
import type {Line} from './line.ts'
import {texts} from './strings.ts'

const SUBMIT = 'input[type=submit],button[type=submit],button:not([type])'

/** The button or link of an event; null if a field was changed. */
function pressedIn(event: Event): Element | null {
  if (event instanceof SubmitEvent) return event.submitter
  return event.type === 'click' && event.target instanceof Element
    ? event.target.closest('button,a,input,[role=button]')
    : null
}

/** The page's behaviour without script: links open, forms post. Returns the message to show if neither is possible. */
function fallBackToServer({target}: Event, root: Element): string | null {
  if (!(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link) {
    const button = target.closest<HTMLButtonElement>(SUBMIT)
    const form = button?.form ?? target.closest('form')
    // a form around the cart is the page's
    const isOurs = form && root.contains(form)
    return fallBackToForm(isOurs ? form : null, texts('offline'), isOurs && button?.form ? button : null)
  }
  if (navigator.onLine === false) return missingText(texts('offline'))
  const address = pageAddress(link.href)
  if (address) location.assign(address)
  return null
}

type Task = (does: typeof changing) => unknown

interface Running {
  cart: ShownCart
  changes: Lazy<typeof changing>
}

/** Waits until the cart has been read; false if that fails. */
async function isRead(cart: ShownCart): Promise<boolean> {
  await when(({cart, synced, loading, hasFailed}) => cart !== null || (!loading && (synced || hasFailed)))
  return cart.view !== null
}

/**
 * Runs a task with the code that loads on first use, once the cart has been read. Without a connection it shows that,
 * and runs the task once there is one. If the code or the cart cannot be fetched for another reason, the page's
 * behaviour without script applies.
 */
export function runTask(running: Running, task: Task, event: Event): void {
  const {cart, changes} = running
  const {name, parts, root, signal} = cart
  const say = (text: string | null) => parts.set('problem', () => saying(text))

  async function run(does: typeof changing): Promise<void> {
    try {
      if (cart.view || (await busyUntil(pressedIn(event), isRead(cart), signal))) await task(does)
      else goOn()
    } catch (error) {
      report(name, error, root)
    }
  }
  function again(): void {
    say(null)
    runTask(running, task, event)
  }
  function goOn(): void {
    say(fallBackToServer(event, root))
    if (navigator.onLine === false) addEventListener('online', again, {once: true, signal})
  }
  void changes.run(run, goOn, pressedIn(event))
}

/** The line of the first click of several quick ones. */
const pressed = new WeakMap<ShownCart, Line | undefined>()

/** A line that was put back gets another element, with the id that the shop has given it. */
const isSame = (before: Line | undefined, line: Line): boolean =>
  before === line ||
  store.getState().restored.some(({entry, id}) => entry.id === before?.view?.id && id === line.view?.id)

/** The second click of a double click on another line: the first one has removed what was under the pointer. */
function isStray(cart: ShownCart, event: Event, line: Line | undefined): boolean {
  if (!(event instanceof MouseEvent) || !event.detail) return false
  if (event.detail === 1) pressed.set(cart, line)
  return !!line && !isSame(pressed.get(cart), line)
}

/**
 * The task of a part of the cart that would be a form, where a form around the cart allows none: its fields and its button
 * are in an element of another kind.
 */
function readPart(cart: ShownCart, target: Element): Task | null {
  const part = target.closest<HTMLElement>('[data-cart=code-form],[data-cart=location-form]')
  if (!part || part instanceof HTMLFormElement) return null
  return part.dataset.cart === 'code-form'
    ? (does) => does.apply(cart, part)
    : (does) => does.estimate(cart, part)
}

/** The task of an event, if the widget handles it in place of the browser. */
export function readTask(cart: ShownCart, event: Event): Task | null {
  const {target, type} = event
  if (!(target instanceof Element)) return null
  const line = cart.lineOf(target)
  if (isStray(cart, event, line)) return () => {}
  const within = (name: string) => target.closest<HTMLElement>(`[data-cart="${name}"]`)
  /** The text typed by now: the visitor may continue typing before it is read. */
  function commit() {
    const typed = line?.typed()
    return line && typed && ((does: typeof changing) => does.commit(cart, line, typed))
  }
  const withLine = (act: (does: typeof changing, line: Line) => unknown) =>
    line ? (does: typeof changing) => act(does, line) : null
  if (type === 'keydown') {
    const field = enteredField(event)
    // its own form, or no form at all: the browser does the right thing
    if (!field?.form || cart.root.contains(field.form)) return null
    return (within('quantity') && commit()) || readPart(cart, target) || (() => {})
  }
  if (type === 'click') {
    const part = target.closest('button,[type=submit]') && readPart(cart, target)
    if (part) return part
    const code = within('code-remove')?.closest<HTMLElement>('[data-code]')?.dataset.code
    if (code !== undefined) return (does) => does.takeOff(cart, code)
    const link = within('checkout')
    if (link) return (does) => does.checkOut(cart, link)
    const step = within('less') ?? within('more')
    if (step) return withLine((does, line) => does.step(cart, line, step.dataset.cart === 'more' ? 1 : -1))
    return within('remove') && withLine((does, line) => does.remove(cart, line))
  }
  if (type === 'change') return (within('quantity') && commit()) || null
  const form = target instanceof HTMLFormElement ? target : null
  if (form?.matches('[data-cart=code-form]')) return (does) => does.apply(cart, form)
  if (form?.matches('[data-cart=location-form]')) return (does) => does.estimate(cart, form)
  if (form?.querySelector('[data-cart=variant]'))
    return withLine((does, line) => does.changeVariant(cart, line, form))
  return form?.querySelector('[data-cart=quantity]')
    ? (commit() ?? null)
    : form?.querySelector('[data-cart=remove]')
      ? withLine((does, line) => does.remove(cart, line))
      : null
}
