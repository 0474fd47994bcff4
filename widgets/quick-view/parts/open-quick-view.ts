import {emit} from '../../../src/page/emit.ts'
import {track} from '../../../src/tracking/events/track.ts'
import {openDialog} from '../../../src/ui/dialog/open-dialog.ts'
import {texts} from '../strings.ts'
import {type Card, readCard} from './card.ts'
import {tellFailure} from './failure.ts'
import {createFrame} from './frame.ts'
import {findButton, readGroup, readItem, stepFrom} from './group.ts'
import {createLoads} from './loads.ts'

const loadActions = () => import(/* usual */ '../../../src/actions/load-quick-view.ts')
/** The HTML sanitiser is five times as large as the rest of this code. */
const loadCleaner = () => import(/* each use */ '../../../src/ui/html/clean-html.ts')

const load = async (id: string, signal: AbortSignal) => (await loadActions()).loadQuickView(id, signal)

/** Milliseconds after which the popover would have announced the added product. */
const TOLD = 1000

let products = 0

const FIELD = 'input,select,textarea,[contenteditable],[role=slider],[role=tablist],audio,video'

/**
 * The step of a key: arrows follow their direction on screen, unless the visitor types or other code has handled the
 * key.
 */
function readStep(event: KeyboardEvent, isRightToLeft: boolean): -1 | 0 | 1 {
  const {key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented} = event
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return 0
  if (!/^Arrow(Left|Right)$/.test(key) || (target instanceof Element && target.closest(FIELD))) return 0
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1
}

const isInForm = ({target}: Event): boolean => target instanceof Element && target.closest('form') !== null

/**
 * Opens the product of a button, from which the others of its group can be reached; `reopen` runs when the visitor
 * retries after a failure. Returns a function that closes it.
 */
export function openLightbox(opener: HTMLElement, reopen: () => void): () => void {
  const loads = createLoads(load)
  const recorded = new Set<string>()
  const opened = readItem(opener)
  let wanted = opened.id
  let shown: string | null = null
  let turns = 0
  let telling: ReturnType<typeof setTimeout> | undefined
  const closed = new AbortController()

  const frame = createFrame({
    previous: () => move(-1),
    next: () => move(1),
    close: () => dialog.close(),
  })
  const dialog = openDialog({
    label: texts('label'),
    className: 'quick-view__dialog',
    content: frame.parts,
    opener,
    mayClose: (event) => !isInForm(event),
    onClose() {
      turns++
      loads.keepOnly([])
      follower.disconnect()
      closed.abort()
      clearTimeout(telling)
      emit('quick-view-close', {itemId: shown, group: readItem(opener).group}, opener)
    },
  })

  function fill(id: string, product: DocumentFragment): void {
    frame.fill(product)
    shown = id
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

  /** The popover shows it in the dialog, too; this is for pages without the popover. */
  function tellAdded(productName: string): void {
    const text = texts('added', {productName})
    frame.say(text)
    clearTimeout(telling)
    telling = setTimeout(() => {
      if (!document.querySelector('.cart-popover__box')) frame.notify(text)
    }, TOLD)
  }

  async function show(id: string): Promise<void> {
    const turn = ++turns
    const {group: name} = readItem(opener)
    const group = readGroup(name)
    const card = readCard(findButton({id, group: name}) ?? opener)
    const neighbours = [stepFrom(group, id, 1), stepFrom(group, id, -1)]
    wanted = id
    loads.keepOnly([id, ...neighbours])
    frame.showSteps(group.length > 1)
    frame.wait(card)
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

  function move(step: number): void {
    const group = readGroup(readItem(opener).group)
    if (step && group.length > 1) void show(stepFrom(group, wanted, step))
  }

  dialog.element.addEventListener('keydown', (event) => move(readStep(event, dialog.element.dir === 'rtl')))
  const onAdded = (event: Event) => event instanceof CustomEvent && tellAdded(event.detail.item.title)
  document.addEventListener('vitrine:item-added', onAdded, closed)
  // product.md §2: another product or group on the button changes the product
  const follower = new MutationObserver(() => void show(readItem(opener).id))
  follower.observe(opener, {attributeFilter: ['data-product-id', 'data-id', 'data-group']})

  emit('quick-view-open', {itemId: opened.id, group: opened.group}, opener)
  void show(opened.id)
  return dialog.close
}
