import {loadCleaner} from '../../../src/ui/html/load-cleaner.ts'
import {LIST} from '../parts/find-parts.ts'
import type {Step} from '../parts/read-action.ts'
import {dropEntry} from './entry.ts'
import {focusList} from './focus.ts'
import {createPlace} from './keep-place.ts'
import {loadCollection} from './load.ts'
import {createLoadNewest} from './load-newest.ts'
import {createMessages, type Messages} from './messages.ts'
import type {Sheet} from './sheet.ts'
import type {createShop} from './shop/create-shop.ts'
import {emitChange, focusItem, here, itemsOf, readCount, sayCount} from './shown-list.ts'
import {createStates, type States} from './states.ts'
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

/** Fetches a state from the server, or from the page's shop. */
function createFetchState({element, signal, query}: Host) {
  let shop: ReturnType<typeof createShop> | undefined
  return async (address: string, until: AbortSignal): Promise<Element> => {
    if (query === null) return loadCollection(element, address, until)
    const code = await loadShop()
    until.throwIfAborted()
    shop ??= code.createShop(element, query, signal)
    return shop(address, until)
  }
}

/** A collection in use. */
interface Live {
  element: HTMLElement
  signal: AbortSignal
  states: States
  messages: Messages
  place: ReturnType<typeof createPlace>
  /** The addresses whose items the list shows. */
  shown: readonly string[]
  hasChanged: boolean
  sheet?: Sheet | undefined
}

function show(live: Live, parts: readonly string[]): void {
  const focused = document.activeElement
  live.states.show(parts)
  live.hasChanged = true
  live.shown = parts
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected)
    focused.focus({preventScroll: true})
}

function enter(live: Live, {address, kind}: Step, parts: readonly string[]): void {
  const {element, place} = live
  const before = kind === 'more' ? itemsOf(element).length : 0
  const hadFocus = element.contains(document.activeElement)
  const from = live.shown.at(-1) ?? here()
  place.enter(parts, address)
  show(live, parts)
  if (kind === 'page') {
    focusList(element)
    element.querySelector(LIST)?.scrollIntoView({block: 'start'})
  } else if (!live.sheet && hadFocus && !element.contains(document.activeElement)) {
    if (before) focusItem(element, before)
    else focusList(element)
  }
  live.messages.announce(sayCount(element, before))
  trackStep(element, [from, address], readCount(element))
  emitChange(element, address)
  place.noteLater()
}

async function openSheet(
  live: Live,
  ...[details, listen, otherwise]: Parameters<Collection['openSheet']>
): Promise<void> {
  const {signal, messages} = live
  const code = await loadSheet().catch(otherwise)
  if (!code || live.sheet || signal.aborted) return
  // before the sheet has its entry of the history
  live.place.note()
  live.sheet = code.openSheet({
    details,
    signal,
    listen,
    onMove(body) {
      if (!body) live.sheet = undefined
      messages.moveTo(body)
    },
  })
}

/** The list that the server has rendered, at its address. */
function giveBack({sheet, hasChanged, place, states}: Live, served: string): void {
  sheet?.close()
  if (!hasChanged) return
  const isShownHere = place.isHere()
  states.giveBack()
  if (isShownHere) dropEntry(served)
}

function createLive(host: Host, served: string): Live {
  const {element, signal, query} = host
  const isServed = query === null
  // before it is needed: a failure counts then
  if (isServed) loadCleaner().catch(() => {})
  const live: Live = {
    element,
    signal,
    messages: createMessages(element, signal),
    states: createStates({element, served, isServed, fetchState: createFetchState(host)}),
    place: createPlace(element, signal, () => live.shown.at(-1)),
    // the document has the last part alone, until the others are restored; without a server it has none
    shown: isServed ? [served] : [],
    hasChanged: false,
  }
  return live
}

export function createCollection(host: Host): Collection {
  const served = here()
  const live = createLive(host, served)
  const {element, signal, messages, place} = live
  const loadNewest = createLoadNewest(live, (wanted) => {
    if (live.sheet) live.sheet.atHome(wanted.show)
    else wanted.show()
    if (wanted.isSent) live.sheet?.close()
  })
  const isShown = (parts: readonly string[]) => parts.join(' ') === live.shown.join(' ')

  function go(step: Step): void {
    const {address, kind, pressed, isSent} = step
    // the link may be pressed before the shop's first list is there
    const before = live.shown[0] ? live.shown : [here()]
    const parts = kind === 'more' ? [...before, address] : [address]
    const isSame = isShown(parts)
    void loadNewest({
      parts,
      // what is shown already needs no request, and ends an older one
      isKept: isSame || kind === 'more',
      show: () => (isSame ? show(live, parts) : enter(live, step, parts)),
      retry: () => go({...step, pressed: null}),
      pressed,
      isSent,
    })
    place.noteLater()
  }

  function restore(isFirst = false): void {
    if (place.isHere() && !isFirst) return
    const {parts, back} = place.follow()
    const isSame = isShown(parts)
    void loadNewest({
      parts,
      isKept: true,
      retry: () => restore(true),
      pressed: null,
      show() {
        if (!isSame) show(live, parts)
        back()
        if (isSame) return
        messages.announce(sayCount(element, 0))
        emitChange(element, live.shown.at(-1) ?? here())
      },
    })
  }

  signal.addEventListener('abort', () => giveBack(live, served))
  return {go, restore, openSheet: (...args) => openSheet(live, ...args)}
}
