import {parseJson} from '../lib/parse-json.ts'
import type {Amounts, Offer, PricedProduct} from './display-state.ts'
import type {Money} from './money.ts'
import type {Product, Variant} from './product.ts'
import {type Billing, parseBilling} from './subscription-plan.ts'
import {readPrices} from './variant.ts'

/** A parsed product, with values that are read only for its display state. */
export interface ShownProduct extends PricedProduct<Money> {
  readonly source: Product['source']
  readonly variants: readonly Variant[]
  readonly billing: Billing | null
}

export const MONEY: Amounts<Money> = {
  isSame: (a, b) => a?.minor === b?.minor,
  compare: (a, b) => a.minor - b.minor,
}

/** Null if the product has no prices besides those of its variants. */
function ownPrices({source, variants, currency}: Product): Offer<Money> | null {
  const isPriced = source.price != null || source.priceMoney != null
  return isPriced || !variants.length ? readPrices(source, currency) : null
}

/** Platform markup has the plan as text. */
function readPlan({subscriptionPlan: plan}: Product['source']): unknown {
  if (typeof plan !== 'string') return plan
  const parsed = parseJson(plan)
  return parsed.ok ? parsed.value : null
}

export const toShownProduct = (product: Product, isPriorRequired = false): ShownProduct => ({
  ...product,
  isPriorRequired,
  own: ownPrices(product),
  billing: parseBilling(readPlan(product.source)),
})
