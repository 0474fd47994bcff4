import type {Ahead} from '../../src/contract/widget.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'

type Fields = Readonly<Record<string, unknown>>

const MARKED = '.add-to-cart__unavailable'
const WITH_BUY_BAR = '[data-buy-bar]:not([data-buy-bar=false],[data-buy-bar=null],[data-buy-bar="0"])'
const CHOSEN = 'option[selected],input[checked]'
/** Marks appear before the product does: they can change the width of a select element. */
const MARGIN = '50%'

function variantsIn({dataset}: HTMLElement): Fields[] {
  const parsed = parseJson(dataset.product)
  const item = asRecord(parsed.ok ? parsed.value : null)
  return [asRecord(item.structuredContent ?? item).variants].flat().map(asRecord)
}

const isOut = ({qtyInStock, unlimited}: Fields): boolean => qtyInStock === 0 && !unlimited

const attributesOf = ({attributes}: Fields): [name: string, value: unknown][] =>
  Object.entries(asRecord(attributes))

/** The values that the server has chosen. */
const chosenIn = (element: Element): string[] =>
  [...element.querySelectorAll<HTMLInputElement | HTMLOptionElement>(CHOSEN)].flatMap(
    ({value}) => value || [],
  )

/** The address names a variant that the HTML does not show, or one whose button has to say that it is sold out. */
function isAsked(element: HTMLElement, variants: readonly Fields[]): boolean {
  const wanted = new URLSearchParams(location.search).get('variant')
  const variant = wanted && variants.find(({id, sku}) => [`${id}`, `${sku}`].includes(wanted))
  if (!variant) return false
  const chosen = chosenIn(element)
  return isOut(variant) || attributesOf(variant).some(([, value]) => !chosen.includes(`${value}`))
}

/** True if each variant with one of the values is sold out. */
const hasGone = (variants: readonly Fields[]): boolean =>
  variants
    .flatMap(attributesOf)
    .some(([name, value]) =>
      variants.every((variant) => isOut(variant) || asRecord(variant.attributes)[name] !== value),
    )

/**
 * A value may be sold out, and the HTML marks none. This is an estimate without the code of the widget, which decides.
 */
function isUnmarked(element: HTMLElement, variants: readonly Fields[]): boolean {
  if (element.querySelector(MARKED) || variants.every(isOut)) return false
  return hasGone(variants) || (chosenIn(element).length > 0 && variants.some(isOut))
}

/** What waits to be seen. */
const awaited = new Map<Element, IntersectionObserver>()

/** Nothing tells that an element has left the page: an observer would keep it. */
function forgetRemoved(): void {
  for (const [element, observer] of awaited)
    if (!element.isConnected) {
      observer.disconnect()
      awaited.delete(element)
    }
}

/** Calls once, when an element has entered the window or has left it. An element outside the page is in neither state. */
function onceSeen(element: Element, isWanted: boolean, call: () => void, rootMargin = '0px'): void {
  if (awaited.has(element)) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!element.isConnected || entries.at(-1)?.isIntersecting !== isWanted) return
      observer.disconnect()
      awaited.delete(element)
      call()
    },
    {rootMargin},
  )
  observer.observe(element)
  awaited.set(element, observer)
}

/** The button that adds: a step of the quantity is none. */
const findButton = (element: Element): Element | null =>
  element.querySelector('button.sqs-add-to-cart-button') ??
  element.querySelector(
    ':is([type=submit],button:not([type])):not([data-quantity-step],[name=minus],[name=plus])',
  )

/**
 * Uses a product that the visitor has not touched if it shows something: the variant that the address names, marks of
 * values that are sold out, or a bar while its button is not visible.
 */
function followProduct(element: HTMLElement, use: (element: Element) => void): void {
  forgetRemoved()
  const variants = variantsIn(element)
  const button = element.matches(WITH_BUY_BAR) && findButton(element)
  if (isAsked(element, variants)) use(element)
  if (isUnmarked(element, variants)) onceSeen(element, true, () => use(element), MARGIN)
  if (button) onceSeen(button, false, () => use(element))
}

export const ahead: Ahead = ({use}, waiting = []) => {
  for (const element of waiting) followProduct(element, use)
}
