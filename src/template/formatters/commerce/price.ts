import {DEFAULT_CURRENCY} from '../../../model/default-currency.ts'
import {
  highestPrice,
  lowestOffer,
  lowestSalePrice,
  type Offer,
  offersOf,
  paidPrice,
} from '../../../model/display-state.ts'
import type {Context} from '../../compile/context.ts'
import {readAmount, readDigits, scale} from '../../locale/amount.ts'
import {formatAmount, formatAmountDigits} from '../../locale/format-money.ts'
import {readOptions} from '../../locale/options.ts'
import {RAW, type RawAmount, readRawProduct} from '../../product.ts'
import {isTruthy, step, type Value, walk} from '../../value.ts'
import {markNative} from './text.ts'

type Offers = readonly Offer<RawAmount>[]

const CENTS = 2

/** 7.50 becomes 750. */
const inCents = (amount: RawAmount | null): number => Number(scale(readDigits(amount?.money) ?? '0', CENTS))

const ofOffers =
  (find: (offers: Offers) => RawAmount | null) =>
  (item: Value): number => {
    const product = readRawProduct(item)
    return inCents(product && find(offersOf(product)))
  }

/** The lowest price. */
export const fromPrice = ofOffers((offers) => {
  const lowest = lowestOffer(offers, RAW)
  return lowest && paidPrice(lowest)
})

/** The highest regular price. */
export const normalPrice = ofOffers((offers) => highestPrice(offers, RAW))

/** The lowest price among those on sale. */
export const salePrice = ofOffers((offers) => lowestSalePrice(offers, RAW))

/** Flags of the page override the site's settings. */
function usesLocaleMoney({resolve}: Context): boolean {
  const flag = step(resolve('featureFlags'), 'useCLDRMoneyFormat')
  return isTruthy(flag ?? walk(resolve('website'), ['useCLDRMoneyFormat']))
}

const NO_OPTIONS = readOptions([])

/**
 * An amount as HTML: digits that the page's script converts to the shopper's format, or the locale's text. Empty if
 * there is no amount or no locale data.
 */
export function showMoney({money}: RawAmount, context: Context): string {
  const {locale} = context
  const digits = readDigits(money)
  if (digits === null || locale === null) return ''
  const amount = readAmount(money) ?? {digits, currency: DEFAULT_CURRENCY}
  return usesLocaleMoney(context)
    ? formatAmount(amount, locale, NO_OPTIONS)
    : markNative(formatAmountDigits(amount, locale))
}
