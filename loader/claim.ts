import {STATE, type WidgetState} from '../src/contract/attributes.ts'
import type {WidgetEntry, WidgetModule} from '../src/contract/widget.ts'

/** An element that belongs to a widget, on its way from server HTML to mounted and back. */
export interface Claim {
  element: HTMLElement
  entry: WidgetEntry
  strategy: string
  /**
   * `waiting` is not written on the element: writing it on a thousand costs more than taking them over. `released` is
   * no longer ours; its element may have been claimed again.
   */
  state: WidgetState | 'waiting' | 'released'
  /** An action that came before the widget: done once it is there. */
  early?: (() => void) | undefined
  /** Ends the answer to the press that the early action came with. */
  endBusy?: (() => void) | undefined
  /** Ends what it waits for, or what was mounted. */
  unmount?: (() => void) | undefined
}

export function setState(claim: Claim, state: WidgetState): void {
  claim.state = state
  claim.element.setAttribute(STATE, state)
}

/** What keeps an action until it can be done: a claim, or what stands for one that is not known yet. */
export type Keeper = Pick<Claim, 'early' | 'endBusy'>

/** Does the early action, once. */
export function replay(keeper: Keeper): void {
  const action = keeper.early
  keeper.early = undefined
  keeper.endBusy?.()
  action?.()
}

/** Gives the main thread back where that is due. */
export type Rest = () => Promise<unknown> | undefined

/** What the loader finds, and what the engine does with it. */
export interface Claims {
  all: Map<Element, Claim>
  /** All widgets that are known. */
  entries: readonly WidgetEntry[]
  /** Roots that the page has had given back (true), or has taken again within such a one (false). */
  given: Map<Node, boolean>
  /** Claims an element, where it is a widget's and not claimed yet. */
  claim: (element: HTMLElement) => void
  /** Match all that may be ours. */
  selectors: () => readonly string[]
  /**
   * Claims what mounts at once. The rest of the page has its turn when the page is idle. `rest` is asked between two looks
   * at the page.
   */
  begin: (rest?: Rest) => Promise<void>
  /**
   * Knows all widgets from now on, and what mounts them: nothing has to be kept for others any more. `begin` finds
   * them.
   */
  know: (further: readonly WidgetEntry[], engine?: Engine) => void
  /** Claims what `begin` left: what is not claimed from then on was given back, or waits for its first use. */
  finish: (rest: Rest) => Promise<void>
  /** Fetches and mounts a claimed element, whatever it waits for. */
  load: (element: Element) => void
  /** Fetches and mounts what has waited for its first use around an element: something else is its use. */
  use: (target: Element) => void
  /** Fetches files that are not needed yet, and runs none of them. */
  fetchAhead: (files: string, priority: 'low' | 'high') => void
}

/** Whether the page has had an element given back. */
export const isGiven = (given: Claims['given'], node: Node | null): boolean =>
  !!node && (given.get(node) ?? isGiven(given, node.parentNode))

/** The part that is not needed to find and to fetch: the loader fetches it beside the first widgets. */
export interface Engine {
  /** Lets a claim wait for what its strategy names. */
  wait: (claim: Claim) => void
  mount: (claim: Claim, module: WidgetModule) => void
  fail: (claim: Claim, error: unknown) => void
}
