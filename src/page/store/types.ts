import type {Cart, CartEntry} from '../../model/cart.ts'

export interface AddInput {
  itemId: string
  /** May be null for an item of a single variant. */
  sku?: string | null
  /** The variant's own id, where the SKU is missing or not the only one of its kind. */
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

/** The cart slice (product.md §4). */
export interface CartState {
  /** Null until it was read once, and for as long as the visitor has none. */
  cart: Cart | null
  /** True once the cart was read, or is known not to exist. */
  synced: boolean
  loading: boolean
  recalculating: boolean
  lastAdded: Added | null
}

/** What a visitor wants of a line, for as long as the server has not said it too. */
export interface LineEdit {
  /** 0 takes the line out. */
  quantity: number
  /** There is no connection: it is sent once there is. */
  isWaiting: boolean
}

/** Why a line is not as the visitor wanted it. */
export interface LineProblem {
  /** The quantity that was wanted; 0 was to take the line out. */
  wanted: number
  /** In the server's words, or ours. */
  message: string
  /** What the line has instead, where the server has done a part of it; absent where it has refused. */
  taken?: number
}

/**
 * What lies over the cart while a visitor changes it: the cart itself is only ever what the server has said, so taking a
 * change back is forgetting it. Both are by the id of the entry.
 */
export interface Edits {
  lines: Readonly<Record<string, LineEdit>>
  problems: Readonly<Record<string, LineProblem>>
}

export interface State extends CartState {
  /** The cart was asked for last in vain. */
  hasFailed: boolean
  /** The cart as it is shown: with what the visitor is changing of it laid over. Follows `cart` and `edits`. */
  shown: Cart | null
  edits: Edits
  /** Counts the changes of the page's own texts. */
  texts: number
}
