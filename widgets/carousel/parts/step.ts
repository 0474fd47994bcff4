import {onScrollEnd} from '../../../src/ui/carousel/on-scroll-end.ts'
import {smoothly} from '../../../src/ui/carousel/smoothly.ts'
import type {Row} from './find-row.ts'

/** Pixels that rounding may cost. */
const TOLERANCE = 2

/** `ahead`: how far the box has still to scroll. */
const isWhole = (item: Element | undefined, box: Element, ahead: number): boolean => {
  if (!item) return true
  const [inner, outer] = [item.getBoundingClientRect(), box.getBoundingClientRect()]
  return inner.left - ahead >= outer.left - TOLERANCE && inner.right - ahead <= outer.right + TOLERANCE
}

/** Scrolls by what is visible, and from either end to the other. */
export function createStep({box, items}: Row, signal: AbortSignal): (by: 1 | -1) => void {
  /** Where the box is scrolling to: the next press counts from there. */
  let aim: number | undefined
  onScrollEnd(
    box,
    () => {
      aim = undefined
    },
    signal,
  )
  return (by) => {
    const {clientWidth, scrollWidth, scrollLeft} = box
    const {left = 0} = items[0]?.getBoundingClientRect() ?? {}
    const second = items[1]?.getBoundingClientRect().left ?? left
    const item = Math.abs(second - left) || clientWidth
    const page = Math.max(1, Math.floor(clientWidth / item)) * item
    const end = scrollWidth - clientWidth
    const from = aim ?? scrollLeft
    // negative in pages from right to left
    const place = Math.abs(from)
    const isOver = by > 0 ? place >= end - TOLERANCE : place <= TOLERANCE
    const isAtEnd = isOver || isWhole(by > 0 ? items.at(-1) : items[0], box, from - scrollLeft)
    const next = Math.min(end, Math.max(0, place + by * page))
    const target = isAtEnd ? (by > 0 ? 0 : end) : next
    aim = getComputedStyle(box).direction === 'rtl' ? -target : target
    // Prototype.js and MooTools replace `scrollTo`
    box.scroll({left: aim, behavior: smoothly()})
  }
}
