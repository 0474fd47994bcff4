import {
  displayState,
  hasVariedPrices,
  lowestOffer,
  type PriceState,
  paidPrice,
} from '../../../model/display-state.ts'
import {isStockedType} from '../../../model/product-type.ts'
import type {Billing} from '../../../model/subscription-plan.ts'
import type {Context, Formatter} from '../../compile/context.ts'
import {offerOf, RAW, type RawAmount, readRawProduct} from '../../product.ts'
import {isObject, type Value, walk} from '../../value.ts'
import {escapeText} from '../escape.ts'
import {showMoney} from './price.ts'
import {englishWording, wordingKey} from './subscription.ts'
import {fill, localized} from './text.ts'

type Price = PriceState<RawAmount>

/** Formats an amount with its surrounding words, as HTML. */
type Say = (amount: RawAmount) => string

/** Sites in other languages provide the texts; without them they are English, as on the platform. */
const label = (key: string, english: string, context: Context): string =>
  `<span class="visually-hidden v6-visually-hidden">${escapeText(localized(key, english, context))}</span>`

function showPrice({paid, original, isRange}: Price, say: Say, context: Context): string {
  const text = say(paid)
  if (isRange) return `${text}\n`
  if (!original) return text
  const sale = label('productSalePriceText', 'Sale Price:', context)
  const usual = label('productOriginalPriceText', 'Original Price:', context)
  return `${sale}${text} ${usual}<span class="original-price">${say(original)}</span>\n`
}

const showBlock = (className: string, content: string): string =>
  `\n\n\n<div class="${className}">\n${content}\n</div>`

/** An amount, after "from" if it is the lowest of several. */
const sayPlainly =
  (isRange: boolean, context: Context): Say =>
  (amount) => {
    const text = showMoney(amount, context)
    const pattern = localized('productPriceFromText', 'from {fromPrice}', context)
    return isRange ? fill(pattern, new Map([['fromPrice', text]]), context) : text
  }

const sayUnavailable = (context: Context): string =>
  `${fill(localized('productPriceUnavailable', 'Unavailable', context), new Map(), context)}\n`

/** Null if there are no words for the period. */
function sayBilled(billing: Billing<string>, isRange: boolean, context: Context): Say | null {
  const wording = localized(wordingKey(billing, isRange), englishWording(billing, isRange), context)
  if (!wording) return null
  return (amount) => {
    const text = showMoney(amount, context)
    const args = new Map<string, Value>([
      ['fromPrice', text],
      ['price', text],
      ['billingPeriodValue', billing.every],
      ['duration', billing.duration],
    ])
    return fill(wording, args, context)
  }
}

function priceText(item: Value, context: Context): string {
  const product = readRawProduct(item)
  if (!product) return ''
  const {price, billing} = displayState(product, RAW)
  if (price === 'unavailable') return sayUnavailable(context)
  const isRange = price?.isRange ?? false
  const say = billing ? sayBilled(billing, isRange, context) : sayPlainly(isRange, context)
  if (!say) return sayUnavailable(context)
  return price ? showPrice(price, say, context) : ''
}

/** product.md §8: a value that is not a product item has no price. */
const UNSUPPORTED = 'not yet implemented'

export const productPrice: Formatter = (item, _args, context) =>
  isObject(item) ? showBlock('product-price', priceText(item, context)) : UNSUPPORTED

/** The price of the first subscription to the cheapest variant. */
function subscriptionText(item: Value, context: Context): string {
  const product = readRawProduct(item)
  const lowest = product && isStockedType(product.productType) ? lowestOffer(product.variants, RAW) : null
  const option = walk(lowest?.variant, ['pricingOptions', 0])
  if (!product || option === undefined) return ''
  const offer = offerOf(option)
  const isRange = hasVariedPrices(product, RAW)
  const original = offer.onSale && offer.salePrice ? offer.price : null
  return showPrice({paid: paidPrice(offer), original, isRange}, sayPlainly(isRange, context), context)
}

export const subscriptionPrice: Formatter = (item, _args, context) =>
  showBlock('subscription-price', subscriptionText(item, context))
