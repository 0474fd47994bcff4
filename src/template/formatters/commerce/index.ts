import {currencyDecimals} from '../../../model/currency.ts'
import {regionCurrency} from '../../../model/region-currency.ts'
import type {Formatter} from '../../compile/context.ts'
import {readDigits, scale} from '../../locale/amount.ts'
import {formatAmount} from '../../locale/format-money.ts'
import {formatNumber} from '../../locale/format-number.ts'
import {readOptions} from '../../locale/options.ts'
import {asNumber, asText, step, type Value} from '../../value.ts'
import {addToCartButton, productCheckout, quantityInput} from './checkout.ts'
import {
  cartQuantity,
  productQuickView,
  productRestockNotification,
  productScarcity,
  productStatus,
} from './merchandising.ts'
import {fromPrice, normalPrice, salePrice} from './price.ts'
import {productPrice, subscriptionPrice} from './product-price.ts'
import {variantsSelect} from './variants.ts'

const NO_OPTIONS = readOptions([])

/** Minor units, in the currency of the locale's region. */
const bookkeeperMoney: Formatter = (value, _args, {locale}) => {
  const digits = readDigits(asNumber(value))
  if (locale === null || digits === null) return ''
  const currency = regionCurrency(locale)
  return formatAmount({digits: scale(digits, -currencyDecimals(currency)), currency}, locale, NO_OPTIONS)
}

const PERCENTAGE = readOptions(['minfrac:2', 'maxfrac:3'])
const TRIMMED = readOptions(['maxfrac:3'])

/** product.md §9: at most three digits; only `trim` leaves out the first two. */
const percentage: Formatter = (value, [trim], {locale}) =>
  locale === null
    ? ''
    : formatNumber(readDigits(value) ?? '0', locale, trim === 'trim' ? TRIMMED : PERCENTAGE)

/** `blue / large` */
function describeVariant(variant: Value): string {
  const values = step(variant, 'optionValues')
  return Array.isArray(values) ? values.map((value: Value) => asText(step(value, 'value'))).join(' / ') : ''
}

export const commerceFormatters = {
  'add-to-cart-btn': addToCartButton,
  'bookkeeper-money-format': bookkeeperMoney,
  'cart-quantity': cartQuantity,
  'cart-subtotal': () => 'deprecated, do not use',
  'cart-url': () => '/cart',
  'from-price': fromPrice,
  'normal-price': normalPrice,
  'percentage-format': percentage,
  'product-checkout': productCheckout,
  'product-price': productPrice,
  'product-quick-view': productQuickView,
  'product-restock-notification': productRestockNotification,
  'product-scarcity': productScarcity,
  'product-status': productStatus,
  'quantity-input': quantityInput,
  'sale-price': salePrice,
  'subscription-price': subscriptionPrice,
  'variant-descriptor': describeVariant,
  'variants-select': variantsSelect,
} as const satisfies Record<string, Formatter>
