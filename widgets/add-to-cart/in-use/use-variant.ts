import {useState} from 'react'
import {parseJson} from '../../../src/lib/parse-json.ts'
import type {Variant} from '../../../src/model/product.ts'
import {productBadge} from '../../../src/model/product-state.ts'
import {scarcityText} from '../../../src/model/scarcity-text.ts'
import {variantStock} from '../../../src/model/stock.ts'
import {useAdopt} from '../../../src/ui/use-adopt.ts'
import type {AddToCartProps} from '../context.ts'
import {readShown} from './shown.ts'

const OF_VARIANT = 'data-variant-attributes'

/** True for a text that the server rendered for this one variant. */
function isOf(element: Element, {attributes}: Variant): boolean {
  const parsed = parseJson(element.getAttribute(OF_VARIANT))
  const wanted = Object.entries(Object(parsed.ok ? parsed.value : null))
  return wanted.length > 0 && wanted.every(([name, value]) => attributes[name] === value)
}

/**
 * Marks and scarcity follow the chosen variant. With null the server's choice stands, and so does all that
 * it rendered. Generation 7.0 renders a scarcity text for each variant and hides all but the default.
 */
export function useVariant({parts, product, merchandising}: AddToCartProps, variant: Variant | null): void {
  const [{soldOutMarks, saleMarks, scarcity}] = useState(() => readShown(parts.scope))
  const badge = variant && productBadge(product, variant)
  const shown = (isShown: boolean) => ({attributes: {hidden: variant ? (isShown ? null : '') : undefined}})
  const text = variant && scarcityText(merchandising, variantStock(product, variant))
  const isPerVariant = scarcity.some((element) => element.hasAttribute(OF_VARIANT))
  const own =
    scarcity.find((element) => variant && isOf(element, variant)) ??
    scarcity.find((element) => !element.hasAttribute(OF_VARIANT))

  useAdopt(soldOutMarks, shown(badge === 'sold-out'))
  useAdopt(saleMarks, shown(badge === 'sale'))
  useAdopt(scarcity, (element) =>
    isPerVariant ? shown(element === own) : {...shown(Boolean(text)), content: text ?? undefined},
  )
}
