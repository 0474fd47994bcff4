import {PRODUCT_TYPE} from './product-type.ts'
import {isSoldOut, type Stocked} from './stock.ts'
import type {Billing} from './subscription-plan.ts'

/** A price, in any representation of amounts. */
export interface Offer<Amount> {
  readonly price: Amount
  /** Can be set while it is not on sale: only `onSale` decides. */
  readonly salePrice: Amount | null
  readonly onSale: boolean
}

/** The source of the display state: a parsed product, or the raw product of a template. */
export interface PricedProduct<Amount> extends Stocked {
  /** The product's own prices; only a digital product is sold by them. */
  readonly own: Offer<Amount> | null
  readonly variants: readonly (Offer<Amount> & Stocked['variants'][number])[]
  readonly isSubscribable: boolean
  /** The billing period of a subscription; null if unknown. */
  readonly billing: Billing<string> | null
}

/** How amounts are compared. */
export interface Amounts<Amount> {
  isSame(a: Amount | null, b: Amount | null): boolean
  /** Negative where `a` is less. */
  compare(a: Amount, b: Amount): number
}

/** A displayed price. */
export interface PriceState<Amount> {
  /** The price to pay; the lowest one of a range. */
  readonly paid: Amount
  /** The price before the sale. */
  readonly original: Amount | null
  readonly isRange: boolean
}

export type Badge = 'sold-out' | 'sale' | null

export interface DisplayState<Amount> {
  readonly badge: Badge
  /** Null if there is no price; `unavailable` for a subscription without a billing period. */
  readonly price: PriceState<Amount> | 'unavailable' | null
  /** Of a subscription. */
  readonly billing: Billing<string> | null
}

/** The price to pay. */
export const paidPrice = <Amount>({onSale, salePrice, price}: Offer<Amount>): Amount =>
  (onSale ? salePrice : null) ?? price

/** Gift cards are never on sale. */
const atFullPrice = <O extends Offer<unknown>>(offer: O): O => ({...offer, onSale: false})

/** The offers of a product: a digital one has its own prices, all others those of their variants. */
export function offersOf<Amount>({
  productType,
  own,
  variants,
}: PricedProduct<Amount>): readonly Offer<Amount>[] {
  if (productType === PRODUCT_TYPE.digital && own) return [own]
  return productType === PRODUCT_TYPE.giftCard ? variants.map(atFullPrice) : variants
}

/** The element whose amount is first in order (`sign` 1) or last (-1); of equals, the first. */
function extreme<T, Amount>(
  items: readonly T[],
  amountOf: (item: T) => Amount,
  {compare}: Amounts<Amount>,
  sign: 1 | -1,
): T | null {
  return items.reduce<T | null>(
    (best, item) => (best !== null && sign * compare(amountOf(item), amountOf(best)) >= 0 ? best : item),
    null,
  )
}

/** The offer with the lowest price. */
export const lowestOffer = <Amount, O extends Offer<Amount>>(
  offers: readonly O[],
  amounts: Amounts<Amount>,
) => extreme<O, Amount>(offers, paidPrice, amounts, 1)

/** The highest regular price. */
export const highestPrice = <Amount>(offers: readonly Offer<Amount>[], amounts: Amounts<Amount>) =>
  extreme(offers, ({price}) => price, amounts, -1)?.price ?? null

/** The lowest price among those on sale. */
export function lowestSalePrice<Amount>(
  offers: readonly Offer<Amount>[],
  amounts: Amounts<Amount>,
): Amount | null {
  const prices = offers.flatMap(({onSale, salePrice}) => (onSale && salePrice !== null ? [salePrice] : []))
  return extreme(prices, (price) => price, amounts, 1)
}

const hasSale = (offers: readonly Offer<unknown>[]): boolean => offers.some(({onSale}) => onSale)

export const isOnSale = (product: PricedProduct<unknown>): boolean => hasSale(offersOf(product))

/** True when any offer differs from the first in its price or in being on sale (product.md §4). */
function differ<Amount>(offers: readonly Offer<Amount>[], {isSame}: Amounts<Amount>): boolean {
  const [first, ...others] = offers
  return others.some(
    ({onSale, price, salePrice}) =>
      onSale !== first?.onSale ||
      (onSale && !isSame(salePrice, first.salePrice)) ||
      !isSame(price, first.price),
  )
}

export const hasVariedPrices = <Amount>(product: PricedProduct<Amount>, amounts: Amounts<Amount>): boolean =>
  differ(offersOf(product), amounts)

function priceState<Amount>(
  offers: readonly Offer<Amount>[],
  amounts: Amounts<Amount>,
): PriceState<Amount> | null {
  const lowest = lowestOffer(offers, amounts)
  const highest = highestPrice(offers, amounts)
  if (!lowest || highest === null) return null
  if (differ(offers, amounts)) return {paid: paidPrice(lowest), original: null, isRange: true}
  const sale = lowestSalePrice(offers, amounts)
  return {paid: sale ?? highest, original: sale === null ? null : highest, isRange: false}
}

/**
 * The display state of a product (product.md §4): of the whole product, or, once a selection is complete, of the
 * selected variant. Templates, rendered markup and active widgets all show this.
 */
export function displayState<Amount>(
  product: PricedProduct<Amount>,
  amounts: Amounts<Amount>,
  chosen: PricedProduct<Amount>['variants'][number] | null = null,
): DisplayState<Amount> {
  const shown = chosen ? {...product, own: null, variants: [chosen]} : product
  const offers = offersOf(shown)
  const billing = product.isSubscribable ? product.billing : null
  return {
    badge: isSoldOut(shown) ? 'sold-out' : hasSale(offers) ? 'sale' : null,
    price: product.isSubscribable && !billing ? 'unavailable' : priceState(offers, amounts),
    billing,
  }
}
