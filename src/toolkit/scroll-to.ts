import {tween} from './tween.ts'

/** Milliseconds, and pixels of space above (product.md §9). */
const DURATION = 50
const OFFSET = 30

export interface ScrollOptions {
  /** Milliseconds. @default 50 */
  duration?: number
  /** Pixels of space above the element. @default 30 */
  offset?: number
  signal?: AbortSignal
}

/** Scrolls the page until an element is at its top. At once for visitors who prefer reduced motion. */
export function scrollToElement(element: Element, options: ScrollOptions = {}): Promise<boolean> {
  const {duration = DURATION, offset = OFFSET, signal} = options
  const from = window.scrollY
  const to = Math.max(0, from + element.getBoundingClientRect().top - offset)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return tween({
    from,
    to,
    duration: isCalm ? 0 : duration,
    onStep: (top) => window.scrollTo({top, behavior: 'instant'}),
    ...(signal && {signal}),
  })
}
