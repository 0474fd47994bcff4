import {findListed, imageOf} from '../../../src/ui/gallery/find-slides.ts'

/** The elements of the server HTML that the widget works on. */
export interface Parts {
  root: HTMLElement
  /** Holds all slides, and nothing else. */
  box: HTMLElement
  slides: HTMLElement[]
  /** Each with the index of its slide. */
  thumbnails: Map<HTMLElement, number>
  /** The container of the thumbnails that the widget renders. */
  thumbnailRow: HTMLElement | null
  previous: HTMLElement | null
  next: HTMLElement | null
  /** One for each slide, or one that shows the current number. */
  indicators: HTMLElement[]
}

const SLIDES = '[data-product-gallery="slides-item"],.ProductItem-gallery-slides-item,[data-slide-index]'
const THUMBNAILS =
  '[data-product-gallery="thumbnails-item"],.ProductItem-gallery-thumbnails-item,[data-thumbnail-index]'

const part = (name: string): string => `[data-product-gallery="${name}"]`

type All = (selector: string) => HTMLElement[]

function findSlides(root: HTMLElement, all: All): HTMLElement[] {
  const marked = all(SLIDES)
  const box = marked[0]?.parentElement
  return box ? marked.filter(({parentElement}) => parentElement === box) : findListed(root)
}

/** Indices count from 1 in the markup; if they are invalid, a thumbnail's position counts. */
function readThumbnails(all: All, slides: readonly HTMLElement[]): Map<HTMLElement, number> {
  const places = new Map(slides.map((slide, index) => [slide.dataset.slideIndex, index]))
  const placeOf = ({dataset}: HTMLElement, place: number): number =>
    (dataset.thumbnailIndex === undefined ? undefined : places.get(dataset.thumbnailIndex)) ?? place
  return new Map(all(THUMBNAILS).map((thumbnail, place) => [thumbnail, placeOf(thumbnail, place)]))
}

/** Null if there are no images. */
export function readParts(root: HTMLElement): Parts | null {
  const all: All = (selector) => [...root.querySelectorAll<HTMLElement>(selector)]
  const first = (selector: string) => root.querySelector<HTMLElement>(selector)
  const slides = findSlides(root, all)
  const box = slides[0]?.parentElement
  if (!box) return null
  return {
    root,
    box,
    slides,
    thumbnails: readThumbnails(all, slides),
    thumbnailRow: first(part('thumbnails')),
    previous: first(part('prev')),
    next: first(part('next')),
    indicators: all(part('indicator')),
  }
}

export const imagesOf = ({slides}: Parts): HTMLImageElement[] =>
  slides.map(imageOf).filter((image) => image !== null)
