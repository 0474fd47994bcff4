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
import {type Amount, readAmount, readDigits, scale} from '../../locale/amount.ts'
import {formatAmount, formatAmountDigits} from '../../locale/format-money.ts'
import {readOptions} from '../../locale/options.ts'
import {RAW, type RawAmount, readRawProduct} from '../../product.ts'
import {asText, isTruthy, step, type Value, walk} from '../../value.ts'
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

/** The amount of an item without a price, as on the platform. */
export const NO_PRICE: RawAmount = {plain: undefined, money: undefined}

/** The currency of money counts also where its value is missing or unreadable, which is zero. */
function readMoney(money: Value): Amount {
  const digits = readDigits(money) ?? '0'
  const currency = asText(step(money, 'currencyCode') ?? step(money, 'currency'))
  return readAmount({value: digits, currency}) ?? {digits, currency: DEFAULT_CURRENCY}
}

/**
 * An amount as HTML: digits that the page's script converts to the shopper's format, or the locale's text. Empty
 * without locale data.
 */
export function showMoney({money}: RawAmount, context: Context): string {
  const {locale} = context
  if (locale === null) return ''
  const amount = readAmount(money) ?? readMoney(money)
  return usesLocaleMoney(context)
    ? formatAmount(amount, locale, NO_OPTIONS)
    : markNative(formatAmountDigits(amount, locale))
}
