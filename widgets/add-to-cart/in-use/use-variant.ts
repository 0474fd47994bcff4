import {useMemo, useState} from 'react'
import {provideMoney} from '../../../src/format/later-money.ts'
import {formatMoney} from '../../../src/format/money.ts'
import type {Prices, Variant} from '../../../src/model/product.ts'
import type {productBadge} from '../../../src/model/product-state.ts'
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

/**
 * Price and marks follow the chosen variant. Without a variant the price that the server rendered stands, and its marks
 * do where none are given.
 */
export function useVariant(
  {parts}: AddToCartProps,
  variant: Variant | null,
  badge: ReturnType<typeof productBadge> | undefined,
): void {
  // what the cart's link shows after an addition has nothing to wait for
  provideMoney(formatMoney)
  const [{prices, soldOutMarks, saleMarks}] = useState(() => readShown(parts.scope))
  const shown = (mark: typeof badge) => ({
    attributes: {hidden: badge === undefined ? undefined : badge === mark ? null : ''},
  })
  const contents = useMemo(
    () => variant && prices.map((element) => contentOf(element, variant)),
    [prices, variant],
  )

  useAdopt(prices, (_, index) => ({content: contents?.[index], attributes: {'aria-live': 'polite'}}))
  useAdopt(soldOutMarks, shown('sold-out'))
  useAdopt(saleMarks, shown('sale'))
}
