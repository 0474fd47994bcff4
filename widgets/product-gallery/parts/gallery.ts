import {createCarousel} from '../../../src/ui/carousel/carousel.ts'
import {findShown} from '../../../src/ui/carousel/scroll-snap.ts'
import {smoothly} from '../../../src/ui/carousel/smoothly.ts'
import {wrapIndex} from '../../../src/ui/carousel/wrap-index.ts'
import type {Parts} from './read-parts.ts'

/** One slide is active at a time (product.md §4). */
export interface Gallery {
  index: () => number
  /** Indices beyond either end wrap around. */
  show: (index: number, isSmooth?: boolean) => void
  onKey: (event: KeyboardEvent) => void
  /** After a layout change: moves the slide to its position for the current width. */
  realign: () => void
}

type OnChange = (index: number, previous: number) => void

/**
 * The slide that the visitor has scrolled to before the widget mounted, otherwise the one that the server has marked.
 */
export function findStart({box, slides}: Parts): number {
  const marked = slides.findIndex(({classList}) => classList.contains('selected'))
  return (box.scrollLeft && findShown({box, slides})) || Math.max(0, marked)
}

/** Slides below each other: the page itself scrolls. */
function createStack({slides}: Parts, start: number, onChange: OnChange): Gallery {
  let current = start
  return {
    index: () => current,
    show(index, isSmooth = true) {
      const previous = current
      current = wrapIndex(index, slides.length)
      slides[current]?.scrollIntoView({block: 'nearest', behavior: isSmooth ? smoothly() : 'instant'})
      if (current !== previous) onChange(current, previous)
    },
    onKey() {},
    realign() {},
  }
}

interface GalleryOptions {
  parts: Parts
  /** The first slide to show. */
  start: number
  isSlideshow: boolean
  onChange: OnChange
  signal: AbortSignal
}

/** Product.md §2: a slideshow or a stack. */
export function createGallery({parts, start, isSlideshow, onChange, signal}: GalleryOptions): Gallery {
  const {box, slides} = parts
  return isSlideshow
    ? createCarousel({box, slides, start, onChange, signal})
    : createStack(parts, start, onChange)
}
