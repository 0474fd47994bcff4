import type {AddSource} from '../../../src/contract/events.ts'
import type {Product} from '../../../src/model/product.ts'
import type {Selection} from '../../../src/model/selection.ts'
import type {Parts} from './read-parts.ts'

/** The context of one mounted button. */
export interface AddToCartProps {
  /** The claimed element: events bubble from it. */
  root: HTMLElement
  parts: Parts
  product: Product
  /** Settings for low and no stock, as on the page. */
  merchandising: unknown
  source: AddSource
  isList: boolean
  /** Overrides the product's label and the default label. */
  label: string | null
  /** The quantity to add if there is no field for it. */
  quantity: number
  isExpress: () => boolean
  /** Shows what a value costs more or less than the others. */
  showsDifferences: boolean
  /** Stock up to which the remaining quantity is shown; null leaves that to the settings. */
  lowStock: number | null
}

/** Milliseconds in which a second press is a part of the first: a double click, or a key that is held. */
export const SAME_PRESS = 300

/** Input from before its code has loaded. */
export interface Kept {
  isPressed: boolean
  /** Clicked twice, and not by a double click. */
  isPressedAgain?: boolean
  /** Details of `stock-change`. */
  changes: unknown[]
  /** The choice that the address asks for, once its code has loaded. */
  asked?: Selection | null
  /** A restock form waits for the choice. */
  isWanted?: boolean
  /** Ends the busy state of the clicked button; set until then. */
  endBusy?: (() => void) | undefined
}

/** The state of the button (product.md §4). */
export type Status = 'idle' | 'asking' | 'adding' | 'added' | 'error' | 'select-option'

/** The problem that the visitor has to fix first. */
export interface Problem {
  message: string
  /** Options that are missing or have to be changed. */
  options: readonly string[]
  /** They are not chosen yet. */
  isMissing?: boolean
  isQuantity?: boolean
  /** Nothing has to be fixed. */
  isNotice?: boolean
  /** The page's own field that has to be changed. */
  field?: HTMLElement
}
