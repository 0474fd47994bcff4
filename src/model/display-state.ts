import {PRODUCT_TYPE} from './product-type.ts'
import {isSoldOut, type Stocked} from './stock.ts'
import type {Billing} from './subscription-plan.ts'

/** A price, in any representation of amounts. */
export interface Offer<Amount> {
  readonly price: Amount
  /** Can be set while it is not on sale: only `onSale` decides. */
  readonly salePrice: Amount | null
  readonly onSale: boolean
  /** The lowest price of the thirty days before the sale, where the shop states it. */
  readonly lowestPrice?: Amount | null
}

/** The source of the display state: a parsed product, or the raw product of a template. */
export interface PricedProduct<Amount> extends Stocked {
  /** The product's own prices; only a digital product is sold by them. */
  readonly own: Offer<Amount> | null
  readonly variants: readonly (Offer<Amount> & Stocked['variants'][number])[]
  readonly isSubscribable: boolean
  /** The billing period of a subscription; null if unknown. */
  readonly billing: Billing<string> | null
  /** The law of the shop asks for `lowestPrice`: a sale without it is not announced. @default false */
  readonly isPriorRequired?: boolean
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
  /** The price that is struck through. */
  readonly original: Amount | null
  /** It is the lowest of the thirty days before the sale, not the regular price. */
  readonly isPrior?: boolean
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

/**
 * The price that a sale is compared with: the lowest of the thirty days before it, where that is stated (Directive
 * 98/6/EC, Article 6a; ECJ C-330/23). Null if there is nothing to compare with.
 */
export function comparedPrice<Amount>(
  offer: Offer<Amount>,
  {compare}: Amounts<Amount>,
  isPriorRequired = false,
): Amount | null {
  const {onSale, price, lowestPrice = null} = offer
  if (!onSale || (lowestPrice === null && isPriorRequired)) return null
  if (lowestPrice === null) return price
  return compare(lowestPrice, paidPrice(offer)) > 0 ? lowestPrice : null
}

/** Whether a visitor learns of a sale. */
export const isOnSale = <Amount>(product: PricedProduct<Amount>, amounts: Amounts<Amount>): boolean =>
  offersOf(product).some((offer) => comparedPrice(offer, amounts, product.isPriorRequired) !== null)

/** What is struck through for several offers at one price: nothing unless it is the same for all. */
function struckPrice<Amount>(
  offers: readonly Offer<Amount>[],
  amounts: Amounts<Amount>,
  isPriorRequired?: boolean,
): Amount | null {
  const [first = null, ...others] = offers.map((offer) => comparedPrice(offer, amounts, isPriorRequired))
  return first !== null && others.every((amount) => amount !== null && amounts.isSame(amount, first))
    ? first
    : null
}

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
  isPriorRequired?: boolean,
): PriceState<Amount> | null {
  const lowest = lowestOffer(offers, amounts)
  const highest = highestPrice(offers, amounts)
  if (!lowest || highest === null) return null
  if (differ(offers, amounts)) return {paid: paidPrice(lowest), original: null, isRange: true}
  const sale = lowestSalePrice(offers, amounts)
  const original = sale === null ? null : struckPrice(offers, amounts, isPriorRequired)
  const isPrior = original !== null && offers.every(({lowestPrice = null}) => lowestPrice !== null)
  return {paid: sale ?? highest, original, isRange: false, ...(isPrior && {isPrior})}
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
    badge: isSoldOut(shown) ? 'sold-out' : isOnSale(shown, amounts) ? 'sale' : null,
    price:
      product.isSubscribable && !billing
        ? 'unavailable'
        : priceState(offers, amounts, product.isPriorRequired),
    billing,
  }
}
