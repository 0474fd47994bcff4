import type {Cart, CartEntry} from '../model/cart.ts'

/** Where an item was added from (contract: `vitrine:item-added`). */
export type AddSource = 'product' | 'list' | 'quick-view' | 'api'

export interface AddInput {
  itemId: string
  /** May be null for an item of a single variant. */
  sku?: string | null
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

export interface State extends CartState {
  /** Counts the changes of the page's own texts. */
  texts: number
}
