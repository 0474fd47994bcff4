import {TRUSTED, type WidgetState} from '../../../src/contract/attributes.ts'
import {pageAddress} from '../../../src/model/web-address.ts'
import {emit} from '../../../src/page/emit.ts'
import {isHandledElsewhere} from '../../../src/page/is-handled-elsewhere.ts'
import {track} from '../../../src/tracking/events/track.ts'
import {afterPaint} from '../../../src/ui/after-paint.ts'
import {openDialog} from '../../../src/ui/dialog/open-dialog.ts'
import {loadCleaner} from '../../../src/ui/html/load-cleaner.ts'
import {texts} from '../widget.ts'
import {enter, leave, rename} from './address.ts'
import {type Card, readCard} from './card.ts'
import {tellFailure} from './failure.ts'
import {createFrame, type Frame} from './frame.ts'
import {findButton, readGroup, readItem, stepFrom} from './group.ts'
import {createLoads} from './loads.ts'
import {nameOf} from './name.ts'
import {onSwipe} from './swipe.ts'

const loadActions = () => import('../../../src/actions/load-quick-view.ts')

const load = async (id: string, signal: AbortSignal) => (await loadActions()).loadQuickView(id, signal)

/** Milliseconds after which the popover has announced the added product, unless its files are still loading. */
const TOLD = 1000

const stateOfPopover = (): WidgetState | undefined =>
  document.querySelector<HTMLElement>(`[data-vitrine=cart-popover]${TRUSTED}`)?.dataset.vitrineState

let products = 0

const FIELD = 'input,select,textarea,[contenteditable],[role=slider],[role=tablist],audio,video'

/** Where on screen the product is that the visitor wants. */
type Direction = 'left' | 'right'

/** The direction of an arrow key, unless the visitor types or other code has handled the key. */
function readDirection(event: KeyboardEvent): Direction | null {
  const {key, target} = event
  if (isHandledElsewhere(event)) return null
  if (!/^Arrow(Left|Right)$/.test(key) || (target instanceof Element && target.closest(FIELD))) return null
  return key === 'ArrowRight' ? 'right' : 'left'
}

/** Arrow keys, and swipes: the finger pulls the next product in from the other side. */
function followMoves(dialog: HTMLElement, content: HTMLElement, move: (step: 1 | -1) => void): void {
  const moveTo = (direction: Direction) => move((direction === 'right') === (dialog.dir === 'rtl') ? -1 : 1)
  dialog.addEventListener('keydown', (event) => {
    const direction = readDirection(event)
    if (direction) moveTo(direction)
  })
  onSwipe(content, (direction) => moveTo(direction === 'left' ? 'right' : 'left'))
}

/** Announces what is added. The popover shows it in the dialog, too; the notice is for pages without the popover. */
function followAdditions(frame: Frame, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function notify(text: string): void {
    const isAwaited = stateOfPopover() === 'loading'
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.querySelector('.cart-popover__box')) return
      if (isAwaited && stateOfPopover() !== 'error') notify(text)
      else frame.notify(text)
    }, TOLD)
  }
  function onAdded(event: Event): void {
    if (!(event instanceof CustomEvent)) return
    const text = texts('added', {productName: event.detail.item.title})
    frame.say(text)
    notify(text)
  }
  document.addEventListener('vitrine:item-added', onAdded, {signal})
  signal.addEventListener('abort', () => clearTimeout(timer))
}

const isInForm = ({target}: Event): boolean => target instanceof Element && target.closest('form') !== null

/** An open quick view. */
export interface View {
  /** The product that it shows or loads. */
  id: () => string
  /** Closes it. Its name stays in the address if another one follows, or if the address has changed already. */
  close: (end?: 'leave' | 'keep') => void
}

/** One at a time. */
let current: View | undefined

export const currentView = (): View | undefined => current

/**
 * Opens the product of a button, from which the others of its group can be reached; `reopen` runs when the visitor
 * retries after a failure. Closes the one that is open.
 */
export function openQuickView(opener: HTMLElement, reopen: () => void): View {
  current?.close('keep')
  const loads = createLoads(load)
  const recorded = new Set<string>()
  const opened = readItem(opener)
  let wanted = opened.id
  let shown: string | null = null
  let turns = 0
  let isNameKept = false
  const closed = new AbortController()

  const frame = createFrame({
    previous: () => move(-1),
    next: () => move(1),
    close: () => dialog.close(),
  })
  // all of it is laid out once
  frame.wait(readCard(opener))
  const dialog = openDialog({
    label: texts('label'),
    className: 'quick-view__dialog',
    content: frame.parts,
    opener,
    mayClose: (event) => !isInForm(event),
    onHidden() {
      const address = pageAddress(opener.getAttribute('href'))
      if (address) location.assign(address)
    },
    onClose() {
      turns++
      loads.keepOnly([])
      follower.disconnect()
      closed.abort()
      current = undefined
      if (!isNameKept) leave()
      emit('quick-view-close', {itemId: shown, group: readItem(opener).group}, opener)
    },
  })

  const buttonOf = (id: string) => findButton({id, group: readItem(opener).group}) ?? opener

  function fill(id: string, product: DocumentFragment): void {
    frame.fill(product)
    shown = id
    rename(nameOf(buttonOf(id)))
    if (!recorded.has(id)) track('QuickView', {productId: id})
    recorded.add(id)
  }

  function fail(error: unknown, id: string, card: Card): void {
    const isFirst = shown === null
    if (isFirst) dialog.close()
    else wanted = shown ?? id
    frame.say('')
    tellFailure(error, opener, card, () => (isFirst ? reopen() : void show(id)))
  }

  async function show(id: string): Promise<void> {
    const turn = ++turns
    const group = readGroup(readItem(opener).group)
    const button = buttonOf(id)
    const card = readCard(button)
    const neighbours = [stepFrom(group, id, 1), stepFrom(group, id, -1)]
    wanted = id
    loads.keepOnly([id, ...neighbours])
    frame.showSteps(group.indexOf(id), group.length)
    // the first product's is in the frame already
    if (turn > 1 || button !== opener) frame.wait(card)
    frame.say(texts('loading'))
    try {
      const [html, {cleanHtml}] = await Promise.all([loads.get(id), loadCleaner()])
      if (turn !== turns) return
      fill(id, cleanHtml(html, `quick-view-${++products}-`))
      for (const neighbour of neighbours) loads.get(neighbour).catch(() => {})
    } catch (error) {
      if (turn === turns) fail(error, id, card)
    }
    if (turn === turns) frame.rest()
  }

  function move(step: 1 | -1): void {
    const group = readGroup(readItem(opener).group)
    if (group.length > 1) void show(stepFrom(group, wanted, step))
  }

  followMoves(dialog.element, frame.content, move)
  followAdditions(frame, closed.signal)
  // product.md §2: another product or group on the button changes the product
  const follower = new MutationObserver(() => void show(readItem(opener).id))
  follower.observe(opener, {attributeFilter: ['data-product-id', 'data-id', 'data-group']})

  const view: View = {
    id: () => wanted,
    close(end) {
      isNameKept = end === 'keep'
      dialog.close()
    },
  }
  current = view
  // the browser takes milliseconds for an entry of its history; a product that has not loaded is not named
  afterPaint(() => enter(nameOf(buttonOf(shown ?? opened.id)), closed.signal), closed.signal)
  emit('quick-view-open', {itemId: opened.id, group: opened.group}, opener)
  void show(opened.id)
  return view
}
