import type {AddSource} from '../../../src/contract/events.ts'
import type {Product} from '../../../src/model/product.ts'
import type {Parts} from './read-parts.ts'

/** All that one mounted button works with. */
export interface AddToCartProps {
  /** The claimed element: events bubble from it. */
  root: HTMLElement
  parts: Parts
  product: Product
  /** Settings for low and no stock, as the page has them. */
  merchandising: unknown
  source: AddSource
  isList: boolean
  /** In place of the product's own label and of ours. */
  label: string | null
  /** How many are added where there is no field for it. */
  quantity: number
  isExpress: () => boolean
}

/** Input that arrives before the code for it. */
export interface Kept {
  isPressed: boolean
  /** Details of `stock-change`. */
  changes: unknown[]
  /** Ends the answer to the press; there until then. */
  endBusy?: (() => void) | undefined
}

/** What the button is doing (product.md §4). */
export type Status = 'idle' | 'asking' | 'adding' | 'added' | 'error' | 'select-option'

/** What the visitor has to mend first. */
export interface Problem {
  message: string
  /** Options to choose, or to choose otherwise. */
  options: readonly string[]
  /** They are not chosen yet. */
  isMissing?: boolean
  isQuantity?: boolean
}
