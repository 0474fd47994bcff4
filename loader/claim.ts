import type {WidgetEntry, WidgetModule} from '../src/lib/widget.ts'

/** An element that belongs to a widget, on its way from server HTML to mounted and back. */
export interface Claim {
  element: HTMLElement
  entry: WidgetEntry
  strategy: string
  /** `released` is nobody's any more; its element may have been claimed anew. */
  state: 'waiting' | 'loading' | 'mounted' | 'error' | 'released'
  /** An action that came before the widget: done once it is there. */
  early?: (() => void) | undefined
  unmount?: (() => void) | undefined
}

export const STATE = 'data-vitrine-state'

export function setState(claim: Claim, state: Claim['state']): void {
  claim.state = state
  claim.element.setAttribute(STATE, state)
}

/** Does the early action, once. */
export function replay(claim: Claim): void {
  const {early} = claim
  claim.early = undefined
  early?.()
}

/** What the loader finds, and what the engine does with it. */
export interface Claims {
  all: Map<Element, Claim>
  /** Claims what is ours in and below `root`. */
  find: (root: Node) => void
  /** Fetches and mounts a claimed element, whatever it waits for. */
  load: (element: Element) => void
}

/** The part that is not needed to find and to fetch: the loader fetches it beside the first widgets. */
export interface Engine {
  start: (claims: Claims) => void
  /** Lets a claim wait for what its strategy names. */
  wait: (claim: Claim) => void
  mount: (claim: Claim, module: WidgetModule) => void
  fail: (claim: Claim, error: unknown) => void
}
