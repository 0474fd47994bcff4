import {asApiError} from '../../../src/contract/errors.ts'
import {emit} from '../../../src/page/emit.ts'
import {report} from '../../../src/page/report.ts'
import {afterPaint} from '../../../src/ui/after-paint.ts'
import {whenLeft} from '../../../src/ui/dialog/back.ts'
import {loadCleaner} from '../../../src/ui/html/load-cleaner.ts'
import {missingText} from '../../../src/ui/native-fallback/native-fallback.ts'
import {busyUntil} from '../../../src/widget/busy-until.ts'
import {addressOf, COUNT, ITEM, LIST} from '../parts/find-parts.ts'
import type {Step} from '../parts/read-action.ts'
import {definition, texts} from '../widget.ts'
import {createEntry, dropEntry, type Entry, readEntry, writeEntry} from './entry.ts'
import {findFocus, focusList, nameFocus} from './focus.ts'
import {loadCollection} from './load.ts'
import {createMessages} from './messages.ts'
import {goToPlace, namePlace} from './place.ts'
import type {Sheet} from './sheet.ts'
import type {createShop} from './shop/create-shop.ts'
import {createStates} from './states.ts'
import {trackStep} from './track-step.ts'

/** Only visitors with a narrow screen need it. */
const loadSheet = () => import('./sheet.ts')

/** Only pages without their own server of lists need it. */
const loadShop = () => import('./shop/create-shop.ts')

interface Host {
  element: HTMLElement
  signal: AbortSignal
  /** The author's list of the page's shop; null where the server renders the states. */
  query: string | null
}

export interface Collection {
  /** Shows another state, in a new entry of the history. */
  go: (step: Step) => void
  /** Shows what the current entry of the history says; the first time, the server has rendered its last part. */
  restore: (isFirst?: boolean) => void
  /** Shows what is in the closed `<details>` over the list; calls `otherwise` if the code cannot be fetched. */
  openSheet: (
    details: HTMLDetailsElement,
    listen: (root: HTMLElement) => void,
    otherwise: () => void,
  ) => Promise<void>
}

/** The state that the visitor wants; the latest counts. */
interface Wanted {
  parts: readonly string[]
  isKept: boolean
  show: () => void
  retry: () => void
  pressed: Element | null
  /** The visitor has finished with the form. */
  isSent?: boolean | undefined
}

const here = (): string => addressOf(location)

/** The number in an address; 1 without one. */
const pageOf = (address: string): number =>
  Number(new URL(address, location.origin).searchParams.get('page')) || 1

export function createCollection({element, signal, query}: Host): Collection {
  const messages = createMessages(element, signal)
  const served = here()
  let shop: ReturnType<typeof createShop> | undefined
  async function loadState(address: string, until: AbortSignal): Promise<Element> {
    if (query === null) return loadCollection(element, address, until)
    const code = await loadShop()
    until.throwIfAborted()
    shop ??= code.createShop(element, query, signal)
    return shop(address, until)
  }
  const isServed = query === null
  // before it is needed: a failure counts then
  if (isServed) loadCleaner().catch(() => {})
  const states = createStates({element, served, isServed, fetchState: loadState})
  const known = readEntry(history.state)
  let entry = known ?? createEntry([here()])
  /** The document has the last part alone, until the others are restored; without a server it has none. */
  let shown: readonly string[] = isServed ? [here()] : []
  let loading: AbortController | undefined
  let hasChanged = false
  /** The entry that does not say yet where the visitor is. */
  let unread: string | undefined
  let sheet: Sheet | undefined

  const list = () => element.querySelector(LIST)
  const items = () => [...(list()?.querySelectorAll(`:scope > [${ITEM}]`) ?? [])]

  function readCount(): number {
    const count = element.querySelector(COUNT)
    const text = count?.getAttribute('data-collection-count') || count?.textContent || ''
    return Number(/\d+/.exec(text.replace(/(?<=\d)[.,\s\u202f](?=\d{3})/g, ''))?.[0] ?? items().length)
  }

  function tell(): void {
    const address = shown.at(-1) ?? here()
    const query = new URL(address, location.origin).search.slice(1)
    emit('collection-change', {query, count: readCount(), page: pageOf(address)}, element)
  }

  /** Whether the current entry of the history is that of the shown list: dialogs and quick views have their own over it. */
  function isHere(): boolean {
    const asked = readEntry(history.state)
    return asked ? asked.id === entry.id : here() === shown.at(-1)
  }

  /** Notes where the visitor is, before the list changes and while it is read. */
  function note(): void {
    unread = undefined
    if (signal.aborted || !isHere()) return
    entry = {...entry, focus: nameFocus(element), place: namePlace(element), top: scrollY}
    writeEntry('replaceState', entry)
  }

  /** The same without laying out the page for it: once it is painted. */
  function noteLater(): void {
    const {id} = entry
    unread = id
    afterPaint(() => unread === id && entry.id === id && note(), signal)
  }

  function setBusy(isBusy: boolean): void {
    list()?.setAttribute('aria-busy', `${isBusy}`)
    if (!isBusy) list()?.removeAttribute('aria-busy')
  }
  signal.addEventListener('abort', () => setBusy(false))

  function fail(error: unknown, {retry}: Wanted): void {
    const known = asApiError(error)
    const message = known?.visitorMessage || missingText(texts('offline'))
    if (!known?.isExpected) report(definition.name, error, element)
    messages.showProblem(`${texts('failed')} ${message}`, retry)
    emit('collection-error', {error, message}, element)
  }

  /** Fetches what is missing, and shows it unless another state is wanted by then. */
  async function want(next: Wanted): Promise<void> {
    loading?.abort()
    const turn = new AbortController()
    loading = turn
    const missing = next.parts.filter((address) => !(next.isKept && states.has(address)))
    if (missing.length) setBusy(true)
    try {
      const until = AbortSignal.any([signal, turn.signal])
      const coming = states.load(missing, until)
      if (missing.length) await busyUntil(next.pressed, coming, until)
      await whenLeft()
      if (turn.signal.aborted || signal.aborted) return
      setBusy(false)
      messages.clear()
      if (sheet) sheet.atHome(next.show)
      else next.show()
      if (next.isSent) sheet?.close()
    } catch (error) {
      if (turn.signal.aborted || signal.aborted) return
      setBusy(false)
      fail(error, next)
    }
  }

  function show(parts: readonly string[]): void {
    const focused = document.activeElement
    states.show(parts)
    hasChanged = true
    shown = parts
    if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected)
      focused.focus({preventScroll: true})
  }

  /** The first new item, from which a visitor reads on. */
  const focusItem = (index: number): void =>
    items()[index]?.querySelector<HTMLElement>('a[href],button')?.focus({preventScroll: true})

  function announce(before: number): void {
    const count = element.querySelector(COUNT)?.textContent?.trim() ?? ''
    const to = items().length
    // a shop may not say how many there are
    const hasRange = before > 0 || (!count && to > 0)
    const range = hasRange ? texts('range', {from: `${before + 1}`, to: `${to}`}) : ''
    messages.announce([range, count].filter(Boolean).join('. '))
  }

  function enter({address, kind}: Step, parts: readonly string[]): void {
    const before = kind === 'more' ? items().length : 0
    const hadFocus = element.contains(document.activeElement)
    const from = shown.at(-1) ?? here()
    if (unread === entry.id) note()
    entry = createEntry(parts)
    writeEntry('pushState', entry, address)
    show(parts)
    if (kind === 'page') {
      focusList(element)
      list()?.scrollIntoView({block: 'start'})
    } else if (!sheet && hadFocus && !element.contains(document.activeElement)) {
      if (before) focusItem(before)
      else focusList(element)
    }
    announce(before)
    trackStep(element, [from, address], readCount())
    tell()
    noteLater()
  }

  function go(step: Step): void {
    const {address, kind, pressed, isSent} = step
    // the link may be pressed before the shop's first list is there
    const before = shown[0] ? shown : [here()]
    const parts = kind === 'more' ? [...before, address] : [address]
    const retry = () => go({...step, pressed: null})
    const isShown = parts.join(' ') === shown.join(' ')
    const enterIt = () => (isShown ? show(parts) : enter(step, parts))
    // what is shown already needs no request, and ends an older one
    void want({parts, isKept: isShown || kind === 'more', show: enterIt, retry, pressed, isSent})
    noteLater()
  }

  function takePlace({focus, place, top}: Entry): void {
    findFocus(element, focus)?.focus({preventScroll: true})
    goToPlace(element, place, top)
  }

  function restore(isFirst = false): void {
    if (isHere() && !isFirst) return
    const asked = readEntry(history.state)
    const target = asked ?? createEntry([here()])
    const isSame = target.parts.join(' ') === shown.join(' ')
    entry = target
    void want({
      parts: target.parts,
      isKept: true,
      retry: () => restore(true),
      pressed: null,
      show() {
        if (!isSame) show(target.parts)
        if (asked) takePlace(target)
        if (isSame) return
        announce(0)
        tell()
      },
    })
  }

  /** The list that the server has rendered, at its address. */
  function giveBack(): void {
    sheet?.close()
    setBusy(false)
    if (!hasChanged) return
    const isShownHere = isHere()
    states.giveBack()
    if (isShownHere) dropEntry(served)
  }

  async function openSheet(
    ...[details, listen, otherwise]: Parameters<Collection['openSheet']>
  ): Promise<void> {
    const code = await loadSheet().catch(otherwise)
    if (!code || sheet || signal.aborted) return
    // before the sheet has its entry of the history
    note()
    sheet = code.openSheet({
      details,
      signal,
      listen,
      onMove(body) {
        if (!body) sheet = undefined
        messages.moveTo(body)
      },
    })
  }

  signal.addEventListener('abort', giveBack)
  element.addEventListener('focusin', note, {signal})
  document.addEventListener('scrollend', note, {signal})
  return {go, restore, openSheet}
}
