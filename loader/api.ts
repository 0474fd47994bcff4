import type {OwnEvents} from '../src/contract/events.ts'
import type {Cart} from '../src/model/cart.ts'
import type {Consent} from '../src/model/cookie-rules.ts'
import type {TrackResult} from '../src/page/page.ts'
import type {AddInput, PageState} from '../src/page/store/types.ts'

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
  /** Mounts every unmounted widget in and below `root`. @default document */
  mount: (root?: Root) => void
  /** Restores the server HTML in and below `root`. @default document */
  unmount: (root?: Root) => void
  /**
   * Listens for an event by its name without the `vitrine:` prefix. Returns a function that removes the listener.
   * Declare your own events in the interface `EventDetails` of the package.
   */
  on: <K extends keyof OwnEvents>(event: K, fn: (event: CustomEvent<OwnEvents[K]>) => void) => () => void
  /** Runs each function with this object, immediately. */
  push: (...callbacks: Callback[]) => void
  cart: {
    get: () => Promise<Cart>
    refresh: () => Promise<Cart>
    add: (input: AddInput) => Promise<Cart>
    update: (entryId: string, quantity: number) => Promise<Cart>
    remove: (entryId: string) => Promise<Cart>
  }
  /**
   * A readable view of the cart and of the member. Until a widget needs the cart, its state is "not read yet"; until one
   * needs the member, it is null.
   */
  store: {
    getState: () => Readonly<PageState>
    subscribe: (fn: (state: PageState, previous: PageState) => void) => () => void
  }
  /** Overrides texts, by key. */
  strings: (overrides: Record<string, string>) => void
  /**
   * Sends an event. Resolves once the server has accepted it, or once it is queued without an answer. Rejects with `no
   * payload`, or with `Error tracking event: HTTP Status {status}` when the first answer is not a success. After 408,
   * 429 and 5xx the event is still sent again. A rejection without a handler does not cause an unhandled rejection.
   */
  track: (event: string, data?: unknown) => Promise<TrackResult>
  /** Passes on the visitor's choice for each purpose. Missing keys stay as they are. */
  consent: {set: (consent: Consent) => void}
  /** Lists of products that the visitor has made, by name; the buttons of the page use `wishlist`. */
  lists: {
    /** The ids of the products, the newest first. For a member, those that the shop has. */
    get: (name: string) => Promise<readonly string[]>
    /** Adds a product to a list or removes it. Resolves with whether it is listed, once the shop has a member's change. */
    toggle: (name: string, itemId: string) => Promise<boolean>
  }
}
