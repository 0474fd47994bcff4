import {nearestIndex} from './nearest-index.ts'
import {onScrollEnd} from './on-scroll-end.ts'
import {smoothly} from './smoothly.ts'

/** In left-to-right pages; mirrored in right-to-left ones. */
export type Align = 'left' | 'center' | 'right'

export interface ScrollSnapOptions {
  /** Scrolls sideways and snaps to its slides. */
  box: HTMLElement
  slides: readonly HTMLElement[]
  /** Where in the box the current slide is aligned, as in its scroll snapping. @default 'center' */
  align?: Align
  /** Called when the current slide changes, unless `show` requested it. */
  onArrive: (index: number) => void
  signal: AbortSignal
}

export interface ScrollSnap {
  show: (index: number, isSmooth: boolean) => unknown
}

/** The part of a width at which slide and box align, from 0 to 1. */
function shareOf({box, align = 'center'}: Row): number {
  if (align === 'center') return 0.5
  const isRtl = getComputedStyle(box).direction === 'rtl'
  return (align === 'right') === isRtl ? 0 : 1
}

const placeOf = (element: Element | undefined, share: number): number => {
  const {left = 0, width = 0} = element?.getBoundingClientRect() ?? {}
  return left + width * share
}

type Row = Pick<ScrollSnapOptions, 'box' | 'slides' | 'align'>

/** The slide nearest to a position in the viewport, measured at its alignment point. */
export const findNearest = (slides: readonly HTMLElement[], place: number, share = 0.5): number =>
  nearestIndex(slides.length, (index) => placeOf(slides[index], share), place)

/** The slide at the alignment point of the box; null if the box cannot scroll: styles of the page stack its slides. */
export function findShown(row: Row): number | null {
  const {box, slides} = row
  if (box.scrollWidth <= box.clientWidth) return null
  const share = shareOf(row)
  return findNearest(slides, placeOf(box, share), share)
}

/** A scroll-snap carousel. The browser does the dragging, trackpads and both writing directions. */
export function createScrollSnap({onArrive, signal, ...row}: ScrollSnapOptions): ScrollSnap {
  const {box, slides} = row
  /** The last request of `show`, until the visitor scrolls elsewhere. */
  let shown: number | null = null
  /** Scrolling to the requested slide: slides on the way are not reported. */
  let isOnWay = false
  /** Where the target lay in the row when it was missed: missed again in the same place, it cannot be reached. */
  let missedAt: number | undefined

  function arrive(): void {
    const index = findShown(row)
    if (index !== null && (!isOnWay || index === shown)) onArrive(index)
  }
  /** True if that moves the box. */
  function show(index: number, isSmooth: boolean): boolean {
    shown = index
    const share = shareOf(row)
    const distance = placeOf(slides[index], share) - placeOf(box, share)
    if (Math.abs(distance) < 1) return false
    // by a distance: scrolling to the element would stop at each slide on the way
    const before = box.scrollLeft
    // Prototype.js and MooTools replace `scrollTo`
    box.scroll({left: before + distance, behavior: isSmooth ? smoothly() : 'instant'})
    isOnWay = isSmooth || box.scrollLeft !== before
    return isOnWay
  }
  /** Pictures that differ in size from the markup move all later slides, also during scrolling. */
  function settle(): void {
    if (isOnWay && shown !== null) {
      const place = Math.round(placeOf(slides[shown], 0) - placeOf(slides[0], 0))
      if (place !== missedAt && show(shown, false)) {
        missedAt = place
        return
      }
    }
    missedAt = undefined
    isOnWay = false
    if (findShown(row) !== shown) shown = null
    arrive()
  }
  /** Corrects the position again after scrolling: not every browser does that then, nor reliably. */
  function putBack(): void {
    if (shown !== null && !isOnWay) show(shown, false)
  }
  /** The visitor's own scrolling wins. */
  function letGo(): void {
    shown = null
    isOnWay = false
  }

  const passive = {passive: true, signal}
  box.addEventListener('scroll', arrive, passive)
  onScrollEnd(box, settle, signal)
  for (const type of ['pointerdown', 'wheel']) box.addEventListener(type, letGo, passive)
  // `load` does not bubble
  box.addEventListener('load', putBack, {...passive, capture: true})

  return {show}
}
