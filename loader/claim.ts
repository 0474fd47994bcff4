import {STATE, type WidgetState} from '../src/contract/attributes.ts'
import type {AheadClaims, WidgetEntry, WidgetModule} from '../src/contract/widget.ts'
import type {RunFile} from './chunks.ts'

/** An element that belongs to a widget, on its way from server HTML to mounted and back. */
export interface Claim {
  element: HTMLElement
  entry: WidgetEntry
  strategy: string
  /**
   * `waiting` is not written to the element: writing it to a thousand elements costs more than taking them over. A
   * `released` claim no longer belongs to Vitrine; its element may have been claimed again.
   */
  state: WidgetState | 'waiting' | 'released'
  /** An action that came before the widget. It runs once the widget is mounted. */
  early?: (() => void) | undefined
  /** Clicks on steps of a quantity, and on buttons with `data-value`, before it: each counts. */
  steps?: (() => void)[] | undefined
  /** Ends the busy state of the element pressed for the early action. */
  endBusy?: (() => void) | undefined
  /** Stops waiting, or unmounts the widget. */
  unmount?: (() => void) | undefined
}

export function setState(claim: Claim, state: WidgetState): void {
  claim.state = state
  claim.element.setAttribute(STATE, state)
}

/** Holds an action until it can run: a claim, or a stand-in while the claim is not known yet. */
export type ActionHolder = Pick<Claim, 'early' | 'steps' | 'endBusy'>

/** Runs the early actions, once. */
export function replay(holder: ActionHolder): void {
  const {early, steps = []} = holder
  holder.early = holder.steps = undefined
  holder.endBusy?.()
  for (const act of [...steps, early]) act?.()
}

/** Yields the main thread when a yield is due. */
export type Rest = () => Promise<unknown> | undefined

/** The widgets that the loader finds, and the operations of the engine on them. */
export interface Claims extends AheadClaims {
  all: Map<Element, Claim>
  entries: WidgetEntry[]
  /** Roots that the page has unmounted (true), or mounted again within an unmounted root (false). */
  released: Map<Node, boolean>
  /** Selectors that match every possible widget element. */
  selectors: () => readonly string[]
  /**
   * Claims the widgets that mount immediately. The rest of the page follows when the page is idle. `rest` is called
   * between two scans of the page.
   */
  begin: (rest?: Rest) => Promise<void>
  /**
   * Registers all remaining widgets and the engine: no action has to be kept for unknown widgets any more. `begin`
   * finds their elements.
   */
  register: (entries: readonly WidgetEntry[], engine?: Engine) => void
  /**
   * Claims the elements that `begin` left. An element without a claim was then either unmounted by the page, or waits
   * for its first use.
   */
  finish: (rest: Rest) => Promise<void>
  /** Resolves, once all files have arrived, to what runs each of them. */
  fetchAhead: (files: string, priority: 'low' | 'high') => Promise<readonly RunFile[]>
}

/** The code that finding and fetching do not need. The loader fetches it in parallel with the first widgets. */
export interface Engine {
  /** Makes a claim wait for its strategy. */
  wait: (claim: Claim) => void
  mount: (claim: Claim, module: WidgetModule) => void
  fail: (claim: Claim, error: unknown) => void
  /** Finds the element that a button beside it opens. */
  findOpened?: (pressed: Element) => Element | undefined
}
