import type {Product, Variant} from '../../../src/model/product.ts'
import {findVariant, missingOptions, type Selection} from '../../../src/model/selection.ts'
import {isSoldOut, isVariantSoldOut} from '../../../src/model/stock.ts'

/** What the chosen options come to. */
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

/** Why it cannot be bought, as far as the stock goes: sold out, or not made at all. Null while it may be. */
export function refusalOf(product: Product, {variant, inStock, unselected}: Choice): 'out' | 'none' | null {
  if (isSoldOut(product)) return 'out'
  if (inStock || unselected.length) return null
  return variant ? 'out' : 'none'
}
