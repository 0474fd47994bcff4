import {parseJson} from '../../../src/lib/parse-json.ts'
import type {Found} from './mount-on.tsx'
import {readProduct, readTitle, UNKNOWN_VARIANT} from './read-product.ts'

const BUTTON = '.sqs-add-to-cart-button'
/** A product never extends beyond these: a quick view, another widget, a product's own root. */
const EDGE = 'dialog,[role=dialog],.sqs-lightbox,[data-vitrine],[data-controller="ProductDetail"],main,body'

const itemOf = (button: Element): string | null => button.getAttribute('data-item-id')

/**
 * The part of the page that belongs to a platform button: in platform markup a product's options, quantity and price
 * are around the button, and the same ids occur again in quick views and lists. It grows from the button up to the
 * start of another product's button.
 */
function findScope(button: HTMLElement): HTMLElement {
  const item = itemOf(button)
  let scope = button
  while (!scope.matches(EDGE) && scope.parentElement) {
    const buttons = [...scope.parentElement.querySelectorAll(BUTTON)]
    if (buttons.some((other) => other !== button && itemOf(other) !== item)) break
    scope = scope.parentElement
  }
  return scope
}

/** Broken JSON stops the widget and keeps the server HTML. */
function readJson(element: Element | null, name: string): unknown {
  const parsed = parseJson(element?.getAttribute(name))
  if (!parsed.ok) throw new SyntaxError(`${name} ${parsed.problem}`)
  return parsed.value
}

/** Generation "7.1, products v2": the whole product in one blob. */
function fromBlob(detail: Element): unknown {
  const context = readJson(detail, 'data-context')
  return context && typeof context === 'object' && 'product' in context ? context.product : context
}

/** Generations 7.0 and 7.1: the product is spread over the button and the options next to it. */
function fromButton({dataset}: HTMLElement, scope: Element): unknown {
  const options = scope.querySelector('.product-variants[data-variants]')
  return {
    id: dataset.itemId,
    title: readTitle(scope),
    productType: dataset.productType,
    variants: readJson(options, 'data-variants') ?? UNKNOWN_VARIANT,
    additionalFieldsForm: dataset.form,
    isSubscribable: dataset.isSubscription || options?.getAttribute('data-is-subscribable'),
    subscriptionPlan: options?.getAttribute('data-subscription-plan'),
  }
}

/** Lists of platform pages; everything outside them is a product page. */
const LIST = '.product-list,.ProductList,.products-list,.list-grid,.sqs-block-summary-v2'

/** The three generations of platform markup (contract: markup): the claimed element is the button. */
export function findInPlatformMarkup(button: HTMLElement): Found {
  const scope = findScope(button)
  const detail = button.closest('[data-controller="ProductDetail"][data-context]')
  const product = readProduct(detail ? fromBlob(detail) : fromButton(button, scope), button)
  return {scope, product, isList: button.closest(LIST) !== null}
}
