const BUTTON = '.sqs-add-to-cart-button'
/** What a product never reaches beyond: a quick view, another widget, a product's own root. */
const EDGE = 'dialog,[role=dialog],.sqs-lightbox,[data-vitrine],[data-controller="ProductDetail"],main,body'

const itemOf = (button: Element): string | null => button.getAttribute('data-item-id')

/**
 * The part of the page that belongs to a platform button: in platform markup a product's options, quantity and
 * price stand around the button, and the same ids come again in quick views and lists. It grows from the button up
 * to where another product's button begins.
 */
export function findScope(button: HTMLElement): HTMLElement {
  const item = itemOf(button)
  let scope = button
  while (!scope.matches(EDGE) && scope.parentElement) {
    const buttons = [...scope.parentElement.querySelectorAll(BUTTON)]
    if (buttons.some((other) => other !== button && itemOf(other) !== item)) break
    scope = scope.parentElement
  }
  return scope
}
