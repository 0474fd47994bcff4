import {currencyDecimals, DEFAULT_CURRENCY} from '../../../model/currency.ts'
import {PRODUCT_TYPE} from '../../../model/product-type.ts'
import type {Context} from '../../compile/context.ts'
import {type Digits, readAmount, readDigits, scale} from '../../locale/amount.ts'
import {formatAmount} from '../../locale/format-money.ts'
import {formatNumber} from '../../locale/format-number.ts'
import {readOptions} from '../../locale/options.ts'
import {contentOf, isMarkedOnSale, isPricedByVariant, typeOf, variantsOf} from '../../product.ts'
import {isTruthy, step, type Value, walk} from '../../value.ts'
import {markNative} from './text.ts'

/** Amounts of templates are in major units, with or without a point. */
const sizeOf = (money: Value): number => Number(readDigits(money) ?? 0)

export const priceOf = (variant: Value): Value => step(variant, 'priceMoney')

const salePriceOf = (variant: Value): Value => step(variant, 'salePriceMoney')

/** What is paid. */
export const paidPriceOf = (variant: Value): Value =>
  isMarkedOnSale(variant) ? salePriceOf(variant) : priceOf(variant)

/** The element whose amount comes first when they are compared; of equals, the first. */
export function extreme<T>(items: readonly T[], amountOf: (item: T) => Value, sign: 1 | -1): T | undefined {
  const [first, ...others] = items
  if (first === undefined) return undefined
  return others.reduce(
    (best, item) => (sign * (sizeOf(amountOf(item)) - sizeOf(amountOf(best))) < 0 ? item : best),
    first,
  )
}

const LOWEST = 1
const HIGHEST = -1

export const lowestPriced = (variants: readonly Value[]): Value => extreme(variants, paidPriceOf, LOWEST)

/** The lowest that one can pay. */
export function fromPrice(item: Value): Value {
  const type = typeOf(item)
  if (type === PRODUCT_TYPE.digital) return priceOf(contentOf(item))
  return isPricedByVariant(type) ? paidPriceOf(lowestPriced(variantsOf(item))) : undefined
}

/** The highest that is asked for, sales aside. */
export function normalPrice(item: Value): Value {
  const type = typeOf(item)
  if (type === PRODUCT_TYPE.digital) return priceOf(contentOf(item))
  return isPricedByVariant(type) ? priceOf(extreme(variantsOf(item), priceOf, HIGHEST)) : undefined
}

/** The lowest among those on sale. */
export function salePrice(item: Value): Value {
  const type = typeOf(item)
  if (type === PRODUCT_TYPE.digital) return salePriceOf(contentOf(item))
  if (!isPricedByVariant(type)) return undefined
  return salePriceOf(extreme(variantsOf(item).filter(isMarkedOnSale), salePriceOf, LOWEST))
}

const CENTS = 2

/** As `from-price` and its like print it: 7.50 is 750. */
export const toCents = (money: Value): number => Number(scale(readDigits(money) ?? '0', CENTS))

/** Flags of the page go before what the site is set to. */
function usesLocaleMoney({resolve}: Context): boolean {
  const flag = step(resolve('featureFlags'), 'useCLDRMoneyFormat')
  return isTruthy(flag ?? walk(resolve('website'), ['useCLDRMoneyFormat']))
}

const NO_OPTIONS = readOptions([])
const WHOLE = readOptions(['maxfrac:0'])
const WITH_CENTS = readOptions(['minfrac:2', 'maxfrac:2'])

function showNative(digits: Digits, currency: string, locale: string): string {
  const options = currencyDecimals(currency) ? WITH_CENTS : WHOLE
  return markNative(formatNumber(digits, locale, options))
}

/**
 * An amount as HTML: digits that the page's script puts in the shopper's form, or the text of the locale. Empty where
 * there is no amount or no locale data.
 */
export function showMoney(money: Value, context: Context): string {
  const {locale} = context
  const digits = readDigits(money)
  if (digits === null || locale === null) return ''
  const currency = readAmount(money)?.currency ?? DEFAULT_CURRENCY
  return usesLocaleMoney(context)
    ? formatAmount({digits, currency}, locale, NO_OPTIONS)
    : showNative(digits, currency, locale)
}
