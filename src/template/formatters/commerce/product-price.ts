import type {Context, Formatter} from '../../compile/context.ts'
import {
  contentOf,
  hasVariedPrices,
  isKnownType,
  isMarkedOnSale,
  isOnSale,
  isPricedByVariant,
  isSubscribable,
  typeOf,
  variantsOf,
} from '../../product.ts'
import {isObject, step, type Value, walk} from '../../value.ts'
import {fromPrice, lowestPriced, normalPrice, priceOf, salePrice, showMoney} from './price.ts'
import {englishWording, readPlan, wordingKey} from './subscription.ts'
import {fill, localized} from './text.ts'

/** Exactly one of these is shown: from, else sale beside what it was, else normal. Texts are HTML. */
interface Prices {
  readonly from?: string
  readonly sale?: string
  readonly normal: string
}

const label = (text: string): string => `<span class="visually-hidden v6-visually-hidden">${text}</span>`

function showPrices({from, sale, normal}: Prices): string {
  if (from !== undefined) return `${from}\n`
  if (sale === undefined) return normal
  return `${label('Sale Price:')}${sale} ${label('Original Price:')}<span class="original-price">${normal}</span>\n`
}

const showBlock = (className: string, prices: Prices): string =>
  `\n\n\n<div class="${className}">\n${showPrices(prices)}\n</div>`

const showFrom = (money: Value, context: Context): string => {
  const pattern = localized('productPriceFromText', 'from {fromPrice}', context)
  return fill(pattern, new Map([['fromPrice', showMoney(money, context)]]), context)
}

function subscriptionPrices(item: Value, context: Context): Prices {
  const plan = readPlan(contentOf(item))
  const isVaried = hasVariedPrices(item)
  const wording = plan && localized(wordingKey(plan, isVaried), englishWording(plan, isVaried), context)
  if (!wording)
    return {
      from: fill(localized('productPriceUnavailable', 'Unavailable', context), new Map(), context),
      normal: '',
    }
  const say = (money: Value): string =>
    fill(
      wording,
      new Map<string, Value>([
        ['fromPrice', showMoney(fromPrice(item), context)],
        ['price', showMoney(money, context)],
        ['billingPeriodValue', plan.every],
        ['duration', plan.duration],
      ]),
      context,
    )
  if (isVaried) return {from: say(fromPrice(item)), normal: ''}
  const normal = say(normalPrice(item))
  return isOnSale(item) ? {sale: say(salePrice(item)), normal} : {normal}
}

function plainPrices(item: Value, context: Context): Prices {
  if (!isKnownType(typeOf(item))) return {normal: ''}
  const normal = showMoney(normalPrice(item), context)
  if (hasVariedPrices(item)) return {from: showFrom(fromPrice(item), context), normal}
  return isOnSale(item) ? {sale: showMoney(salePrice(item), context), normal} : {normal}
}

/** product.md §8: what is no product item at all has no price to print. */
const UNSUPPORTED = 'not yet implemented'

export const productPrice: Formatter = (item, _args, context) => {
  if (!isObject(item)) return UNSUPPORTED
  const prices = isSubscribable(item) ? subscriptionPrices(item, context) : plainPrices(item, context)
  return showBlock('product-price', prices)
}

/** What the first way to subscribe to the cheapest variant costs. */
function optionPrices(item: Value, context: Context): Prices {
  const type = typeOf(item)
  const option = walk(lowestPriced(variantsOf(item)), ['pricingOptions', 0])
  if (!isPricedByVariant(type) || option === undefined) return {normal: ''}
  const normal = showMoney(priceOf(option), context)
  const sale = isMarkedOnSale(option) ? step(option, 'salePriceMoney') : undefined
  if (hasVariedPrices(item)) return {from: showFrom(sale ?? priceOf(option), context), normal}
  return sale === undefined ? {normal} : {sale: showMoney(sale, context), normal}
}

export const subscriptionPrice: Formatter = (item, _args, context) =>
  showBlock('subscription-price', optionPrices(item, context))
