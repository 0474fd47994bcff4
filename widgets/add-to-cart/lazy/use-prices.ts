import {useMemo, useState} from 'react'
import {provideMoney} from '../../../src/format/lazy-money.ts'
import {formatMoney, formatMoneyDigits} from '../../../src/format/money.ts'
import type {PricePart} from '../../../src/format/price-words.ts'
import {paidPrice} from '../../../src/model/display-state.ts'
import type {Prices, Product, Variant} from '../../../src/model/product.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import type {AddToCartProps} from '../parts/context.ts'
import {readPrice, sayPrice, type Write} from './price.ts'

/** Third-party scripts find amounts by this class, and show them in the shopper's currency. */
const NATIVE = 'sqs-money-native'

interface ServedPrice {
  element: Element
  isNative: boolean
  write: Write
}

function readServed(element: Element): ServedPrice {
  const native = element.querySelector(`.${NATIVE}`)
  // if the server wrote only digits, the page adds the currency
  const isBare = /^[\s\d.,'’٫٬-]+$/.test(native?.textContent ?? '')
  return {element, isNative: native !== null, write: isBare ? formatMoneyDigits : formatMoney}
}

function create(name: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.append(...content)
  return element
}

function markAmount({text, amount}: PricePart): (Node | string)[] {
  const at = amount ? text.indexOf(amount) : -1
  if (at < 0) return [text]
  return [text.slice(0, at), create('span', NATIVE, amount), text.slice(at + amount.length)].filter(Boolean)
}

const toNodes = (parts: readonly PricePart[], isNative: boolean): (Node | string)[] =>
  parts.flatMap((part) => {
    const content = isNative ? markAmount(part) : [part.text]
    if (part.role === 'label') return [create('span', 'add-to-cart__label', ...content)]
    if (part.role === 'original') return [create('s', 'original-price', ...content)]
    return parts.length > 1 ? [...content, ' '] : content
  })

function saySubscription({subscription}: Variant, write: Write): PricePart[] | null {
  if (!subscription) return null
  const original = subscription.onSale && subscription.salePrice ? subscription.price : null
  return sayPrice({paid: paidPrice<Prices['price']>(subscription), original, isRange: false}, null, write)
}

function contentOf({element, isNative, write}: ServedPrice, product: Product, variant: Variant | null) {
  const parts = element.matches('.subscription-price')
    ? variant && saySubscription(variant, write)
    : readPrice(product, variant, write)
  // the server may know the billing period of a subscription even if the page does not contain it
  return parts && parts !== 'unavailable' ? toNodes(parts, isNative) : null
}

/**
 * Updates the prices with the chosen variant; null shows the prices of the whole product. Undefined keeps the server's
 * choice and its HTML.
 */
export function usePrices({parts, product}: AddToCartProps, shown: Variant | null | undefined): void {
  // the cart link then does not have to wait for it after an addition
  provideMoney(formatMoney)
  const [prices] = useState(() =>
    [...parts.scope.querySelectorAll('.product-price,.subscription-price')].map(readServed),
  )
  const contents = useMemo(
    () => prices.map((price) => (shown === undefined ? null : contentOf(price, product, shown))),
    [prices, product, shown],
  )
  useAdopt(
    prices.map(({element}) => element),
    (_, index) => ({content: contents[index] ?? undefined, attributes: {'aria-live': 'polite'}}),
  )
}
