import type {Product, Variant} from '../../../src/model/product.ts'
import {findVariant, missingOptions, type Selection} from '../../../src/model/selection.ts'
import {isSoldOut, isVariantSoldOut} from '../../../src/model/stock.ts'

/** The result of the chosen options. */
export interface Choice {
  variant: Variant | null
  inStock: boolean
  unselected: string[]
}

export function readChoice(product: Product, selection: Selection): Choice {
  const variant = findVariant(product, selection)
  const inStock = variant !== null && !isVariantSoldOut(product, variant)
  return {variant, inStock, unselected: missingOptions(product, selection)}
}

/** Why the choice cannot be bought, judging by the stock: sold out, or no such variant. Null while it can be. */
export function refusalOf(product: Product, {variant, inStock, unselected}: Choice): 'out' | 'none' | null {
  if (isSoldOut(product)) return 'out'
  if (inStock || unselected.length) return null
  return variant ? 'out' : 'none'
}
