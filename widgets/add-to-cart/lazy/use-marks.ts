import {useState} from 'react'
import {parseJson} from '../../../src/lib/parse-json.ts'
import type {Badge} from '../../../src/model/display-state.ts'
import type {Variant} from '../../../src/model/product.ts'
import {scarcityText} from '../../../src/model/scarcity-text.ts'
import {isVariantSoldOut} from '../../../src/model/stock.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import type {AddToCartProps} from '../parts/context.ts'
import {allIn} from '../parts/read-parts.ts'
import {readScarcity} from './scarcity.ts'

const OF_VARIANT = 'data-variant-attributes'

/** True for a text that the server rendered for this one variant. */
function isOf(element: Element, {attributes}: Variant): boolean {
  const parsed = parseJson(element.getAttribute(OF_VARIANT))
  const values = Object.entries(Object(parsed.ok ? parsed.value : null))
  return values.length > 0 && values.every(([name, value]) => attributes[name] === value)
}

interface Served {
  /** The server HTML applies to the current choice. */
  isTrue: boolean
  /** The stock has changed since. */
  isStale: boolean
}

/**
 * Updates the low-stock text with the choice. Generation 7.0 renders one text for each variant and hides all but the
 * default. The server's text stays while it is correct; an empty element is filled.
 */
export function useScarcity(
  {parts, product, merchandising, lowStock}: AddToCartProps,
  variant: Variant | null,
  {isTrue, isStale}: Served,
): void {
  const [elements] = useState(() => allIn(parts.scope, '.product-scarcity'))
  const [served] = useState(() => elements.map((element) => element.textContent?.trim()))
  const settings = readScarcity(merchandising, lowStock)
  const text = scarcityText(settings, product, variant)
  const isPerVariant = elements.some((element) => element.hasAttribute(OF_VARIANT))
  const current =
    elements.find((element) => variant && isOf(element, variant)) ??
    elements.find((element) => !element.hasAttribute(OF_VARIANT))

  const isOut = variant !== null && isVariantSoldOut(product, variant)
  /** A page can show such texts without exposing its settings. */
  const isOurs = settings.scarcityEnabled && (isStale || !isPerVariant)

  useAdopt(elements, (element, index) => {
    if (served[index] && isTrue) return {attributes: {hidden: undefined}}
    const isOwn = !isOut && (!isPerVariant || element === current)
    const isShown = isOwn && (isOurs ? text !== null : isPerVariant)
    return {attributes: {hidden: isShown ? null : ''}, content: isShown && isOurs ? (text ?? '') : undefined}
  })
}

/** Shows the mark of the choice; undefined keeps the server's marks. */
export function useMarks({parts}: AddToCartProps, badge: Badge | undefined): void {
  const [soldOutMarks] = useState(() => allIn(parts.scope, '.product-mark.sold-out'))
  const [saleMarks] = useState(() => allIn(parts.scope, '.product-mark.sale'))
  const shown = (mark: Badge) => ({
    attributes: {hidden: badge === undefined ? undefined : badge === mark ? null : ''},
  })
  useAdopt(soldOutMarks, shown('sold-out'))
  useAdopt(saleMarks, shown('sale'))
}
