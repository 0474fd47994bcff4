import {asRecord} from '../../lib/as-record.ts'
import {afterPaint} from '../after-paint.ts'

/** Marks the entries of the history that open layers have added, with the number of layers. */
const MARK = 'vitrineLayer'
/** Milliseconds after which the browser no longer goes back: other code can prevent it. */
const PATIENCE = 500

interface Layer {
  close: () => void
  /** The number of its entry; 0 until the entry is there. */
  depth: number
}

/** From the first to the topmost. */
let layers: readonly Layer[] = []
/** While the browser goes back. */
let leaving: Promise<void> | undefined
/** When it did. */
let leftAt = -PATIENCE
/** A router of the page takes each step back: layers get no more entries. */
let isStopped = false

const depthOf = (state: unknown): number => Number(asRecord(state)[MARK]) || 0

/** A router writes its own state, and would load the page again when Back returns to it. */
const isRouted = (state: unknown): boolean =>
  state !== null && !Object.keys(asRecord(state)).every((name) => name.startsWith('vitrine'))

function goBack(): void {
  leftAt = performance.now()
  leaving ??= new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), {once: true})
    setTimeout(resolve, PATIENCE)
  }).then(() => {
    leaving = undefined
  })
  history.back()
}

/** The entry is that of the page. */
const unmark = (): void => history.replaceState({...asRecord(history.state), [MARK]: 0}, '')

/**
 * Closes the layers above the entry, the topmost first, and those over a page that its router changes; leaves an entry
 * whose layer is gone, once.
 */
function follow({state}: PopStateEvent): void {
  const depth = depthOf(state)
  const isAbove = (layer: Layer) => layer.depth > depth || (!layer.depth && isRouted(state))
  for (const layer of layers.filter(isAbove).reverse()) layer.close()
  if (depth <= Math.max(0, ...layers.map((layer) => layer.depth))) return
  isStopped ||= performance.now() - leftAt < PATIENCE
  if (isStopped) unmark()
  else goBack()
}

function enter(layer: Layer): void {
  if (!layers.includes(layer)) return
  if (leaving) return void leaving.then(() => enter(layer))
  const {state} = history
  if (isStopped || isRouted(state)) return
  const depth = depthOf(state) + 1
  try {
    history.pushState({...asRecord(state), [MARK]: depth}, '')
    layer.depth = depth
  } catch {
    // a document without its own address, or a limit of the browser
  }
}

/** Settles once the browser has left the entry of a layer that was closed. */
export const whenLeft = (): Promise<void> | undefined => leaving

/** Adds an entry below that of an open layer: Back closes the layer first, over the new entry. */
export function pushBelow(state: object, address?: string): void {
  const depth = depthOf(history.state)
  if (depth) history.replaceState(state, '', address)
  history.pushState({...state, ...(depth && {[MARK]: depth})}, '', address)
}

/**
 * Back closes an open layer instead of leaving the page: one for each layer. Closing it otherwise goes back from its
 * entry, so none is left. `signal` is aborted when it closes, `page` when the page itself ends it.
 */
export function closeOnBack(close: () => void, signal: AbortSignal, page: AbortSignal): void {
  const layer: Layer = {close, depth: 0}
  layers = [...layers, layer]
  addEventListener('popstate', follow)
  // the browser takes milliseconds for an entry
  afterPaint(() => enter(layer), signal)
  signal.addEventListener('abort', () => {
    layers = layers.filter((other) => other !== layer)
    const isCurrent = layer.depth > 0 && depthOf(history.state) === layer.depth
    if (isCurrent && page.aborted) unmark()
    else if (isCurrent && !leaving) goBack()
  })
}
