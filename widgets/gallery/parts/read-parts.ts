import {findListed} from '../../../src/ui/gallery/find-slides.ts'

/** The elements of the server HTML that the widget works on. */
export interface Parts {
  root: HTMLElement
  /** Holds all slides. */
  box: HTMLElement
  slides: HTMLElement[]
}

/** The layout of the slides: the four designs of product.md §3, and the sections of 7.1. */
export type Layout = 'grid' | 'slideshow' | 'slider' | 'stacked' | 'masonry' | 'strips' | 'reel'

const SECTION = /^Gallery(?:Fullscreen)?(Grid|Masonry|Strips|Slideshow|Reel)$/

const SLIDES =
  '.slide,.gallery-grid-item,.gallery-masonry-item,.gallery-strips-item,.gallery-slideshow-item,.gallery-fullscreen-slideshow-item,.gallery-reel-item'

/** The layout of a 7.1 section, from its controller; undefined for an unknown one. */
export function readLayout({dataset}: HTMLElement, design: Layout): Layout | undefined {
  const {vitrine, controller} = dataset
  if (vitrine !== undefined || !controller?.startsWith('Gallery')) return design
  return SECTION.exec(controller)?.[1]?.toLowerCase() as Layout | undefined
}

function findMarked(root: HTMLElement): HTMLElement[] {
  const marked = [...root.querySelectorAll<HTMLElement>(SLIDES)]
  return marked.filter(({parentElement}) => parentElement === marked[0]?.parentElement)
}

/** Null if there are no pictures. */
export function readParts(root: HTMLElement): Parts | null {
  const [first, other] =
    root.dataset.vitrine === undefined ? [findMarked, findListed] : [findListed, findMarked]
  const found = first(root)
  const slides = found.length ? found : other(root)
  const box = slides[0]?.parentElement
  return box ? {root, box, slides} : null
}

/** Arrows in the server HTML. */
export const findArrows = ({root}: Parts): (HTMLElement | null)[] =>
  ['previous', 'next'].map((name) =>
    root.querySelector<HTMLElement>(`[data-${name}],.sqs-gallery-controls .${name}`),
  )
