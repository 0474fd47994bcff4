import type {Cart, CartEntry} from '../../model/cart.ts'

export interface AddInput {
  itemId: string
  /** May be null for an item with a single variant. */
  sku?: string | null
  /** The variant's own id, if the SKU is missing or not unique. */
  variantId?: string | null
  /** @default 1 */
  quantity?: number
  additionalFields?: unknown
}

/** The last item added in this tab; the popover shows it. */
export interface Added {
  title: string
  entry: CartEntry | null
  quantityAdded: number
  /** Epoch ms. */
  at: number
}

/** The part of the state about the cart. */
export interface CartState {
  /** Null until the first read, and while the visitor has no cart. */
  cart: Cart | null
  /** True once the cart was read, or is known not to exist. */
  synced: boolean
  loading: boolean
  recalculating: boolean
  lastAdded: Added | null
}

/** The member of the site who is logged in. */
export interface Member {
  isLoggedIn: boolean
  siteUserId: string | null
  /** Known if the member logged in while the page was open, in any tab. */
  email: string | null
  /** How the session ended, if a member was logged in before. */
  end: 'logged-out' | 'expired' | null
}

/** What pages and apps see of the store: the cart, and the member. */
export interface PageState extends CartState {
  /** Null until a widget or an app needs the member. */
  member: Member | null
}

/** A pending change of a line: what the visitor wants, until the server confirms it. */
export interface LineEdit {
  /** 0 removes the line. */
  quantity: number
  /** The browser is offline: the change is sent once it is online again. */
  isWaiting: boolean
}

/** Why a line differs from what the visitor wanted. */
export interface LineProblem {
  /** The requested quantity; 0 means removing the line. */
  wanted: number
  /** In the server's words, or ours. */
  message: string
  /** The resulting quantity if the server did a part of the change; absent if it refused. */
  taken?: number
}

/**
 * Pending changes, laid over the cart. The cart itself always holds the server's state, so undoing a change means
 * forgetting it. Both maps are keyed by the id of the entry.
 */
export interface Edits {
  lines: Readonly<Record<string, LineEdit>>
  problems: Readonly<Record<string, LineProblem>>
}

/**
 * A removed line that the visitor has put back: laid over the cart until the shop has confirmed it, and kept in its
 * place afterwards.
 */
export interface Restored {
  /** The line before it was removed. */
  entry: CartEntry
  /** Ids of the lines above it, also of those that are gone. */
  above: readonly string[]
  /** Ids of the cart when the request began: an equal entry with another id is the new one. */
  had: readonly string[]
  /** The id that the shop has given it; null until then. */
  id: string | null
  /** Identifies the addition, however often it is sent, and by whichever page. */
  addId: string
}

/** Puts a removed line back; `above` are the ids of the lines above it, `addId` that of an addition begun before. */
export type PutBack = (entry: CartEntry, above: readonly string[], addId?: string) => Promise<void>

export interface State extends PageState {
  /** The last request for the cart failed. */
  hasFailed: boolean
  /** The displayed cart: the cart with the pending changes laid over it. Derived from `cart` and `edits`. */
  shown: Cart | null
  edits: Edits
  restored: readonly Restored[]
  /** Counts the changes of the page's own texts. */
  texts: number
}
