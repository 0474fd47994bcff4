import type {Form} from '../../model/form.ts'
import type {Code} from './totals.ts'

/** What the shop sells and knows, as the page gives it. */
export interface Supply {
  currency: string
  /** Products as the page wrote them, by id. */
  products: ReadonlyMap<string, unknown>
  /** What there is of a variant, by SKU: it replaces what the product says. */
  stock: ReadonlyMap<string, number>
  codes: readonly Code[]
  /** HTML by product id. */
  quickViews: ReadonlyMap<string, string>
  /** By id; null for a form that the page has as HTML alone. */
  forms: ReadonlyMap<string, Form | null>
  /** Passwords by e-mail address. */
  members: ReadonlyMap<string, string>
  /** Where the cart is checked out. */
  checkoutUrl: string | null
}
