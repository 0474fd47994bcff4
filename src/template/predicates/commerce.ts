import type {Predicate} from '../compile/context.ts'
import {isPriorRequired} from '../prior-price.ts'
import {hasVariants, hasVariedPrices, isOnSale, isSoldOut} from '../product.ts'

export const commercePredicates: Record<string, Predicate> = {
  'has-variants?': (value) => hasVariants(value),
  'on-sale?': (value, _args, context) => isOnSale(value, isPriorRequired(context)),
  'sold-out?': (value) => isSoldOut(value),
  'varied-prices?': (value) => hasVariedPrices(value),
}
