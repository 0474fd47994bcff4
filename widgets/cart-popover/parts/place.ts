import {CART_LINK} from '../../../src/page/cart-place.ts'

export type Position = 'auto' | 'floating' | 'top-right'

/** The position of the box, in CSS pixels from the top left of the window. */
export interface Place {
  top: number
  left: number
}

/** Below the cart link's header (product.md §9). */
const BELOW = 16
/** From the corner of a floating cart, or of the window. */
const CORNER = 33
/** The minimum distance between the box and the edge of the window, whatever its position. */
const EDGE = 8

const FLOATING = '[data-controller=FloatingCart]'
const CONTROL = 'a[href],button,input,select,textarea,[role=button]'

const rectOf = (element: Element): DOMRect => element.getBoundingClientRect()

function isVisible(element: Element): boolean {
  const {width, bottom, top} = rectOf(element)
  const isShown = element.checkVisibility?.({visibilityProperty: true}) ?? true
  return isShown && width > 0 && bottom > 0 && top < innerHeight
}

const firstVisible = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(isVisible)

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

const clamp = (value: number, room: number): number => Math.max(EDGE, Math.min(value, room - EDGE))

/**
 * Product.md §4, popover: below the visible cart link, at the top right of a floating cart, otherwise of the window.
 */
function findCorner(position: Position, box: Element): Place {
  const {width, height} = rectOf(box)
  const endOf = (element: Element, inset = 0) =>
    isRightToLeft(element) ? rectOf(element).left + inset : rectOf(element).right - width - inset
  const link = position === 'auto' && firstVisible(`${CART_LINK}:not(${FLOATING} *)`)
  if (link) {
    const tops = [link.closest('header') ?? link, link].map((anchor) => rectOf(anchor).bottom + BELOW)
    const top = tops.find((edge) => edge + height <= innerHeight - EDGE)
    return {top: top ?? rectOf(link).top - BELOW - height, left: endOf(link)}
  }
  const floating = position !== 'top-right' && firstVisible(FLOATING)
  if (floating) return {top: rectOf(floating).top + CORNER, left: endOf(floating, CORNER)}
  const {clientWidth} = document.documentElement
  return {top: CORNER, left: isRightToLeft(box) ? CORNER : clientWidth - width - CORNER}
}

/** The nearest height at which the box covers no control of its dialog. */
function keepClear({top, left}: Place, box: Element, modal: Element): Place {
  const {width, height} = rectOf(box)
  const controls = [...modal.querySelectorAll(CONTROL)]
    .filter((control) => !box.contains(control))
    .map(rectOf)
  const beside = controls.filter((rect) => rect.right > left && rect.left < left + width)
  const isFree = (at: number) =>
    at >= EDGE &&
    at + height <= innerHeight - EDGE &&
    beside.every((rect) => rect.bottom <= at || rect.top >= at + height)
  for (let step = 0; step < innerHeight; step += EDGE)
    for (const at of [top + step, top - step]) if (isFree(at)) return {top: at, left}
  return {top, left}
}

/** Always inside the window. A box in a modal dialog covers none of its controls if there is room. */
export function findPlace(position: Position, box: Element, modal?: Element): Place {
  const {width, height} = rectOf(box)
  const {top, left} = findCorner(position, box)
  const {clientWidth} = document.documentElement
  const place = {top: clamp(top, innerHeight - height), left: clamp(left, clientWidth - width)}
  return modal ? keepClear(place, box, modal) : place
}
