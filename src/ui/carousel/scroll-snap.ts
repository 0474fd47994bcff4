import {readGlobal} from '../../page/read-global.ts'
import {nearestIndex} from './nearest-index.ts'
import {smoothly} from './smoothly.ts'

/** Milliseconds without scrolling after which it has ended, where the browser does not say so. */
const PAUSE = 150

/** From left to right; the other way round where one reads from right to left. */
export type Align = 'left' | 'center' | 'right'

export interface ScrollSnapOptions {
  /** Scrolls sideways and snaps to its slides. */
  box: HTMLElement
  slides: readonly HTMLElement[]
  /** Where in the box the slide stands that is shown: as its scroll snapping says. @default 'center' */
  align?: Align
  /** The slide nearest to its place in the box is another one, and it was not `show` that asked for it. */
  onArrive: (index: number) => void
  signal: AbortSignal
}

export interface ScrollSnap {
  show: (index: number, isSmooth: boolean) => unknown
}

/** The part of a width at which slide and box meet, from 0 to 1. */
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

/** The slide that lies nearest to a place of the window, by the part of its width that counts. */
export const findNearest = (slides: readonly HTMLElement[], place: number, share = 0.5): number =>
  nearestIndex(slides.length, (index) => placeOf(slides[index], share), place)

/** The slide at its place in the box; null where nothing can be scrolled: styles of the page lay slides over each other. */
export function findShown(row: Row): number | null {
  const {box, slides} = row
  if (box.scrollWidth <= box.clientWidth) return null
  const share = shareOf(row)
  return findNearest(slides, placeOf(box, share), share)
}

/** Slides in a row that the browser scrolls and snaps: dragging, trackpads and both directions of writing are its own. */
export function createScrollSnap({onArrive, signal, ...row}: ScrollSnapOptions): ScrollSnap {
  const {box, slides} = row
  const hasEnd = readGlobal('onscrollend') !== undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What `show` was asked for last, until the box is somewhere else by the visitor's own doing. */
  let shown: number | null = null
  /** Scrolling there: slides that it passes on the way are not reported. */
  let isOnWay = false
  /** It was missed once: where it cannot be reached, that is so. */
  let isMissed = false

  function arrive(): void {
    const index = findShown(row)
    if (index !== null && (!isOnWay || index === shown)) onArrive(index)
  }
  /** True where that moves the box. */
  function show(index: number, isSmooth: boolean): boolean {
    shown = index
    const share = shareOf(row)
    const distance = placeOf(slides[index], share) - placeOf(box, share)
    if (Math.abs(distance) < 1) return false
    // by a distance, it would stop at each slide on the way
    const before = box.scrollLeft
    // Prototype.js and MooTools put a method of their own in place of `scrollTo`
    box.scroll({left: before + distance, behavior: isSmooth ? smoothly() : 'instant'})
    isOnWay = isSmooth || box.scrollLeft !== before
    return isOnWay
  }
  /** Pictures of another size than the markup says move all slides behind them, also while those are on their way. */
  function settle(): void {
    isMissed = isOnWay && !isMissed && shown !== null && show(shown, false)
    if (isMissed) return
    isOnWay = false
    if (findShown(row) !== shown) shown = null
    arrive()
  }
  /** And when they have come there: not every browser puts them back then, nor every time. */
  function putBack(): void {
    if (shown !== null && !isOnWay) show(shown, false)
  }
  function onScroll(): void {
    arrive()
    if (hasEnd) return
    clearTimeout(timer)
    timer = setTimeout(settle, PAUSE)
  }
  /** The visitor's own hand decides. */
  function letGo(): void {
    shown = null
    isOnWay = false
  }

  const passive = {passive: true, signal}
  box.addEventListener('scroll', onScroll, passive)
  box.addEventListener('scrollend', settle, passive)
  for (const type of ['pointerdown', 'wheel']) box.addEventListener(type, letGo, passive)
  // it does not bubble
  box.addEventListener('load', putBack, {...passive, capture: true})

  signal.addEventListener('abort', () => clearTimeout(timer))
  return {show}
}
