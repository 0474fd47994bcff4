import type {Form} from '../../model/form.ts'
import type {Code} from '../../model/shop-rules/codes.ts'

/** Products and data of the mock shop, from the page. */
export interface Supply {
  currency: string
  /** Products as the page describes them, by id. */
  products: ReadonlyMap<string, unknown>
  /** Stock of a variant, by SKU: it replaces the product's own value. */
  stock: ReadonlyMap<string, number>
  codes: readonly Code[]
  /** HTML by product id. */
  quickViews: ReadonlyMap<string, string>
  /** By id; null for a form that the page has as HTML alone. */
  forms: ReadonlyMap<string, Form | null>
  /** Passwords by e-mail address. */
  members: ReadonlyMap<string, string>
  /** Address of the checkout. */
  checkoutUrl: string | null
}
