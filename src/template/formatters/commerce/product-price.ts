import {UNDEFINED_CODE} from '../../../model/content.ts'
import {
  comparedPrice,
  displayState,
  hasVariedPrices,
  lowestOffer,
  type PriceState,
  paidPrice,
} from '../../../model/display-state.ts'
import {isStockedType} from '../../../model/product-type.ts'
import type {Billing} from '../../../model/subscription-plan.ts'
import type {Context, Formatter} from '../../compile/context.ts'
import {isPriorRequired} from '../../prior-price.ts'
import {offerOf, RAW, type RawAmount, readAnyProduct, readRawProduct} from '../../product.ts'
import {isObject, type Value, walk} from '../../value.ts'
import {escapeText} from '../escape.ts'
import {NO_PRICE, showMoney} from './price.ts'
import {englishWording, wordingKey} from './subscription.ts'
import {fill, localized} from './text.ts'

type Price = PriceState<RawAmount>

/** Formats an amount with its surrounding words, as HTML. */
type Say = (amount: RawAmount) => string

/**
 * The site's own words as HTML; the amounts that fill them are HTML already. Sites in other languages provide the
 * texts; without them they are English, as on the platform.
 */
const words = (key: string, english: string, context: Context): string =>
  escapeText(localized(key, english, context))

const label = (key: string, english: string, context: Context): string =>
  `<span class="visually-hidden v6-visually-hidden">${words(key, english, context)}</span>`

function showPrice({paid, original, isRange, isPrior}: Price, say: Say, context: Context): string {
  const text = say(paid)
  if (isRange) return `${text}\n`
  if (!original) return text
  const sale = label('productSalePriceText', 'Sale Price:', context)
  const usual = isPrior
    ? `<span class="product-prior-text">${words('productLowestPriceText', 'Lowest price of the last 30 days:', context)}</span>`
    : label('productOriginalPriceText', 'Original Price:', context)
  return `${sale}${text} ${usual}<span class="original-price">${say(original)}</span>\n`
}

const showBlock = (className: string, content: string): string =>
  `\n\n\n<div class="${className}">\n${content}\n</div>`

/** An amount, after "from" if it is the lowest of several. */
const sayPlainly =
  (isRange: boolean, context: Context): Say =>
  (amount) => {
    const text = showMoney(amount, context)
    const pattern = words('productPriceFromText', 'from {fromPrice}', context)
    return isRange ? fill(pattern, new Map([['fromPrice', text]]), context) : text
  }

const sayUnavailable = (context: Context): string =>
  `${fill(words('productPriceUnavailable', 'Unavailable', context), new Map(), context)}\n`

/** Null if there are no words for the period. */
function sayBilled(billing: Billing<string>, isRange: boolean, context: Context): Say | null {
  const wording = words(wordingKey(billing, isRange), englishWording(billing, isRange), context)
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

const PRICELESS: Price = {paid: NO_PRICE, original: null, isRange: false}

/** An item without a price costs zero, as on the platform; only the type "undefined" has no price at all. */
function priceText(item: Value, context: Context): string {
  const product = readAnyProduct(item)
  if (product.productType === UNDEFINED_CODE && !product.isSubscribable) return ''
  const {price, billing} = displayState({...product, isPriorRequired: isPriorRequired(context)}, RAW)
  if (price === 'unavailable') return sayUnavailable(context)
  const shown = price ?? PRICELESS
  const say = billing ? sayBilled(billing, shown.isRange, context) : sayPlainly(shown.isRange, context)
  return say ? showPrice(shown, say, context) : sayUnavailable(context)
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
  const original = comparedPrice(offer, RAW, isPriorRequired(context))
  const isPrior = offer.lowestPrice !== undefined
  return showPrice(
    {paid: paidPrice(offer), original, isRange, isPrior},
    sayPlainly(isRange, context),
    context,
  )
}

export const subscriptionPrice: Formatter = (item, _args, context) =>
  showBlock('subscription-price', subscriptionText(item, context))
