import {useMemo} from 'react'
import {formatMoney} from '../../../src/format/money.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {scarcityText} from '../../../src/model/merchandising.ts'
import type {Variant} from '../../../src/model/product.ts'
import {isVariantSoldOut, variantStock} from '../../../src/model/product-state.ts'
import {currentSite} from '../../../src/site/current-site.ts'
import {useAdopt} from '../../../src/ui/use-adopt.ts'
import type {AddToCartProps} from '../context.ts'

/** What is paid, with the price before the sale struck through behind it. */
function priceContent({onSale, price, salePrice}: Variant): (Node | string)[] {
  const {locale} = currentSite()
  if (!onSale || !salePrice) return [formatMoney(price, locale)]
  const original = document.createElement('s')
  original.className = 'original-price'
  original.textContent = formatMoney(price, locale)
  return [`${formatMoney(salePrice, locale)} `, original]
}

const OF_VARIANT = 'data-variant-attributes'

/** True for a text that the server rendered for this one variant. */
function isOf(element: Element, {attributes}: Variant): boolean {
  const parsed = parseJson(element.getAttribute(OF_VARIANT))
  const wanted = Object.entries(Object(parsed.ok ? parsed.value : null))
  return wanted.length > 0 && wanted.every(([name, value]) => attributes[name] === value)
}

/**
 * Price, marks and scarcity follow the chosen variant. With null the server's choice stands, and so does all that
 * it rendered. Generation 7.0 renders a scarcity text for each variant and hides all but the default.
 */
export function useVariant({parts, product, merchandising}: AddToCartProps, variant: Variant | null): void {
  const {prices, soldOutMarks, saleMarks, scarcity} = parts
  const isOut = variant !== null && isVariantSoldOut(product, variant)
  const shown = (isShown: boolean) => ({attributes: {hidden: variant ? (isShown ? null : '') : undefined}})
  const contents = useMemo(() => variant && prices.map(() => priceContent(variant)), [prices, variant])
  const text = variant && scarcityText(merchandising, variantStock(product, variant))
  const isPerVariant = scarcity.some((element) => element.hasAttribute(OF_VARIANT))
  const own =
    scarcity.find((element) => variant && isOf(element, variant)) ??
    scarcity.find((element) => !element.hasAttribute(OF_VARIANT))

  useAdopt(prices, (_, index) => ({content: contents?.[index], attributes: {'aria-live': 'polite'}}))
  useAdopt(soldOutMarks, shown(isOut))
  useAdopt(saleMarks, shown(!isOut && variant?.onSale === true))
  useAdopt(scarcity, (element) =>
    isPerVariant ? shown(element === own) : {...shown(Boolean(text)), content: text ?? undefined},
  )
}
