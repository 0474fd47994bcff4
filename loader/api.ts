import type {OwnEvents} from '../src/contract/events.ts'
import type {Cart} from '../src/model/cart.ts'
import type {TrackResult} from '../src/page/page.ts'
import type {AddInput, CartState} from '../src/page/store/types.ts'

export type Root = Document | Element
export type Callback = (vitrine: Vitrine) => void

declare global {
  interface Window {
    /** A queue until the loader has run. */
    Vitrine?: Vitrine | Callback[]
  }
}

/** `window.Vitrine` once the loader has run (contract: global API). */
export interface Vitrine {
  readonly version: string
  /** Mounts what is not mounted yet in and below `root`. @default document */
  mount: (root?: Root) => void
  /** Gives the server HTML back in and below `root`. @default document */
  unmount: (root?: Root) => void
  /**
   * Listens for an event by its name without the `vitrine:` prefix; returns what stops listening. Events of a page’s own
   * are added to the interface `EventDetails` of the package.
   */
  on: <K extends keyof OwnEvents>(event: K, fn: (event: CustomEvent<OwnEvents[K]>) => void) => () => void
  /** Runs each function with this object, at once. */
  push: (...callbacks: Callback[]) => void
  cart: {
    get: () => Promise<Cart>
    refresh: () => Promise<Cart>
    add: (input: AddInput) => Promise<Cart>
    update: (entryId: string, quantity: number) => Promise<Cart>
    remove: (entryId: string) => Promise<Cart>
  }
  /** A view to read; before any widget needed the cart it shows the state "not read yet". */
  store: {
    getState: () => Readonly<CartState>
    subscribe: (fn: (state: CartState, previous: CartState) => void) => () => void
  }
  /** Puts texts in place of ours, by key. */
  strings: (overrides: Record<string, string>) => void
  /**
   * Sends an event. Resolves once the server has accepted it, or once it is kept without an answer. Rejects with
   * `no payload`, or with `Error tracking event: HTTP Status {status}` where the first answer is no success: after 408, 429
   * and 5xx the event is sent again all the same. A rejection that nobody handles is no unhandled rejection.
   */
  track: (event: string, data?: unknown) => Promise<TrackResult>
  consent: {set: (consent: {analytics: boolean}) => void}
}
