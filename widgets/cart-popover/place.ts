export type Position = 'auto' | 'floating' | 'top-right'

/** Where the box goes, in CSS pixels from the top and from the inline end of the window. */
export interface Place {
  top: number
  end: number
}

/** Below the cart link's header (product.md §9). */
const BELOW = 16
/** From a floating cart's corner, or the window's. */
const CORNER = 33

const FLOATING = '[data-controller=FloatingCart]'
export const CART_LINK = ':is([data-vitrine=cart-indicator],.sqs-custom-cart)'

function isVisible(element: Element): boolean {
  const {width, bottom, top} = element.getBoundingClientRect()
  const isShown = element.checkVisibility?.({visibilityProperty: true}) ?? true
  return isShown && width > 0 && bottom > 0 && top < innerHeight
}

const firstVisible = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(isVisible)

function endOf(element: Element): number {
  const {left, right} = element.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(element).direction === 'rtl'
  return Math.max(0, isRightToLeft ? left : document.documentElement.clientWidth - right)
}

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom

/** Product.md §4, popover: below the visible cart link, at a floating cart's top right, else at the window's. */
export function findPlace(position: Position): Place {
  const link = position === 'auto' && firstVisible(`${CART_LINK}:not(${FLOATING} *)`)
  if (link) return {top: bottomOf(link.closest('header') ?? link) + BELOW, end: endOf(link)}
  const floating = position !== 'top-right' && firstVisible(FLOATING)
  return floating
    ? {top: floating.getBoundingClientRect().top + CORNER, end: endOf(floating) + CORNER}
    : {top: CORNER, end: CORNER}
}
