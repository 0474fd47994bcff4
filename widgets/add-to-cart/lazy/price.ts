import {formatMoney} from '../../../src/format/money.ts'
import {type PricePart, priceParts} from '../../../src/format/price-words.ts'
import {asRecord} from '../../../src/lib/as-record.ts'
import {displayState, type PriceState} from '../../../src/model/display-state.ts'
import type {Money} from '../../../src/model/money.ts'
import type {Product, Variant} from '../../../src/model/product.ts'
import {PRODUCT_TYPE} from '../../../src/model/product-type.ts'
import {MONEY, type ShownProduct, toShownProduct} from '../../../src/model/shown-product.ts'
import type {Billing} from '../../../src/model/subscription-plan.ts'
import {currentSite, isPriorRequired} from '../../../src/page/site/current-site.ts'
import {activeTexts as text} from './strings.ts'

/** Formats an amount in a locale. */
export type Write = typeof formatMoney

export function sayPrice(
  price: PriceState<Money>,
  billing: Billing | null,
  write: Write = formatMoney,
): PricePart[] {
  const {locale} = currentSite()
  return priceParts(price, billing, {locale, text, format: (amount) => write(amount, locale)})
}

function isPriced(source: unknown): boolean {
  const {price, priceMoney} = asRecord(source)
  return price != null || priceMoney != null
}

/** The JSON that contains the price of the current choice; a page may leave prices to the server. */
const sourcesOf = ({productType, own, variants, source}: ShownProduct, chosen: Variant | null): unknown[] =>
  chosen
    ? [chosen.source]
    : productType === PRODUCT_TYPE.digital && own
      ? [source]
      : variants.map((variant) => variant.source)

/** The price of a product, or of its chosen variant; null if there is no price to show. */
export function readPrice(
  product: Product,
  chosen: Variant | null,
  write?: Write,
): PricePart[] | 'unavailable' | null {
  const shown = toShownProduct(product, isPriorRequired())
  const {price} = displayState(shown, MONEY, chosen)
  if (price === 'unavailable') return price
  if (!price || !sourcesOf(shown, chosen).some(isPriced)) return null
  return sayPrice(price, shown.isSubscribable ? shown.billing : null, write)
}
