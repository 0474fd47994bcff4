import {useRef, useState} from 'react'
import {provideMoney} from '../../../src/format/lazy-money.ts'
import {formatMoney, formatMoneyDigits} from '../../../src/format/money.ts'
import type {PricePart} from '../../../src/format/price-words.ts'
import {toJson} from '../../../src/lib/to-json.ts'
import {comparedPrice, paidPrice} from '../../../src/model/display-state.ts'
import type {Prices, Product, Variant} from '../../../src/model/product.ts'
import {MONEY} from '../../../src/model/shown-product.ts'
import {isPriorRequired} from '../../../src/page/site/current-site.ts'
import {element} from '../../../src/widget/element.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import type {AddToCartProps} from '../parts/context.ts'
import {allIn} from '../parts/read-parts.ts'
import {readPrice, sayPrice, type Write} from './price.ts'

/** Third-party scripts find amounts by this class, and show them in the shopper's currency. */
const NATIVE = 'sqs-money-native'

interface ServedPrice {
  element: Element
  isNative: boolean
  write: Write
}

function readServed(whole: Element): ServedPrice {
  // a newer page has more than the price in it
  const element = whole.querySelector('.product-price-value') ?? whole
  const native = element.querySelector(`.${NATIVE}`)
  // if the server wrote only digits, the page adds the currency
  const isBare = /^[\s\d.,'’٫٬-]+$/.test(native?.textContent ?? '')
  return {element, isNative: native !== null, write: isBare ? formatMoneyDigits : formatMoney}
}

function markAmount({text, amount}: PricePart): (Node | string)[] {
  const at = amount ? text.indexOf(amount) : -1
  if (at < 0) return [text]
  return [text.slice(0, at), element('span', NATIVE, amount), text.slice(at + amount.length)].filter(Boolean)
}

const toNodes = (parts: readonly PricePart[], isNative: boolean): (Node | string)[] =>
  parts.flatMap((part) => {
    const content = isNative ? markAmount(part) : [part.text]
    if (part.role === 'label') return [element('span', 'add-to-cart__label', ...content)]
    if (part.role === 'note') return [element('span', 'product-prior-text', ...content)]
    if (part.role === 'original') return [element('s', 'original-price', ...content)]
    return parts.length > 1 ? [...content, ' '] : content
  })

function saySubscription({subscription}: Variant, write: Write): PricePart[] | null {
  if (!subscription) return null
  const original = subscription.salePrice && comparedPrice(subscription, MONEY, isPriorRequired())
  const isPrior = subscription.lowestPrice !== undefined
  const paid = paidPrice<Prices['price']>(subscription)
  return sayPrice({paid, original, isRange: false, isPrior}, null, write)
}

function contentOf({element, write}: ServedPrice, product: Product, variant: Variant | null) {
  const parts = element.matches('.subscription-price')
    ? variant && saySubscription(variant, write)
    : readPrice(product, variant, write)
  // the server may know the billing period of a subscription even if the page does not contain it
  return parts && parts !== 'unavailable' ? parts : null
}

/**
 * Updates the prices with the chosen variant; null shows the prices of the whole product. Undefined keeps the server's
 * choice and its HTML.
 */
export function usePrices({parts, product}: AddToCartProps, shown: Variant | null | undefined): void {
  // the cart link then does not have to wait for it after an addition
  provideMoney(formatMoney)
  const [prices] = useState(() => allIn(parts.scope, '.product-price,.subscription-price').map(readServed))
  const words = shown === undefined ? [] : prices.map((price) => contentOf(price, product, shown))
  // the page can replace texts, and with them its language
  const key = toJson(words)
  const written = useRef<{key: string; contents: (readonly (Node | string)[] | null)[]}>(null)
  if (written.current?.key !== key)
    written.current = {
      key,
      contents: words.map((parts, index) => parts && toNodes(parts, prices[index]?.isNative ?? false)),
    }
  const {contents} = written.current
  useAdopt(
    prices.map(({element}) => element),
    (_, index) => ({content: contents[index] ?? undefined, attributes: {'aria-live': 'polite'}}),
  )
}
