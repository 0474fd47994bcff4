import {useMemo, useState} from 'react'
import {provideMoney} from '../../../src/format/later-money.ts'
import {formatMoney} from '../../../src/format/money.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import type {Prices, Variant} from '../../../src/model/product.ts'
import {scarcityText} from '../../../src/model/scarcity-text.ts'
import {isVariantSoldOut, variantStock} from '../../../src/model/stock.ts'
import {currentSite} from '../../../src/site/current-site.ts'
import {useAdopt} from '../../../src/ui/use-adopt.ts'
import type {AddToCartProps} from '../context.ts'
import {readShown} from './shown.ts'

/** What is paid, with the price before the sale struck through behind it. */
function priceContent({onSale, price, salePrice}: Prices): (Node | string)[] {
  const {locale} = currentSite()
  if (!onSale || !salePrice) return [formatMoney(price, locale)]
  const original = document.createElement('s')
  original.className = 'original-price'
  original.textContent = formatMoney(price, locale)
  return [`${formatMoney(salePrice, locale)} `, original]
}

/** What an element is to say of the variant; undefined leaves what the server said. */
function contentOf(element: Element, variant: Variant): (Node | string)[] | undefined {
  const prices = element.matches('.subscription-price') ? variant.subscription : variant
  return prices ? priceContent(prices) : undefined
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
  // what the cart's link shows after an addition has nothing to wait for
  provideMoney(formatMoney)
  const [{prices, soldOutMarks, saleMarks, scarcity}] = useState(() => readShown(parts.scope))
  const isOut = variant !== null && isVariantSoldOut(product, variant)
  const shown = (isShown: boolean) => ({attributes: {hidden: variant ? (isShown ? null : '') : undefined}})
  const contents = useMemo(
    () => variant && prices.map((element) => contentOf(element, variant)),
    [prices, variant],
  )
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
