import type {Merchandising} from './merchandising.ts'
import type {Product} from './product.ts'
import {variantStock} from './stock.ts'
import type {Variant} from './variant.ts'

/**
 * The remaining quantity of the product before a variant is selected, if the shop wants to show it: the shop's own
 * number, else the total if there are few of each. 0 shows nothing.
 */
function leftOfAll(
  {scarcityDefault, scarcityShownByDefault, scarcityLimit}: Merchandising,
  product: Product,
) {
  if (scarcityDefault !== null || !scarcityShownByDefault) return scarcityDefault ?? 0
  const stocks = product.variants.map((variant) => variantStock(product, variant))
  return stocks.some((stock) => stock > scarcityLimit) ? 0 : stocks.reduce((sum, stock) => sum + stock, 0)
}

function leftOf(settings: Merchandising, product: Product, variant: Variant): number {
  const stock = variantStock(product, variant)
  return stock <= settings.scarcityLimit ? stock : 0
}

/**
 * The scarcity text of a variant, or of the product while none is selected. Pages name the number differently: every
 * `{word}` is the stock.
 */
export function scarcityText(
  settings: Merchandising,
  product: Product,
  variant: Variant | null,
): string | null {
  const left = variant ? leftOf(settings, product, variant) : leftOfAll(settings, product)
  return settings.scarcityEnabled && left
    ? (settings.scarcityText?.replace(/\{\w+\}/g, `${left}`) ?? null)
    : null
}
