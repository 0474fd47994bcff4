import {findListed} from '../../../src/ui/gallery/find-slides.ts'

/** The server-rendered elements that the widget works on. */
export interface Parts {
  root: HTMLElement
  /** Holds all slides. */
  box: HTMLElement
  slides: HTMLElement[]
}

/** How the slides lie: the four designs of product.md §3, and the sections of 7.1. */
export type Layout = 'grid' | 'slideshow' | 'slider' | 'stacked' | 'masonry' | 'strips' | 'reel'

const SECTION = /^Gallery(?:Fullscreen)?(Grid|Masonry|Strips|Slideshow|Reel)$/

const SLIDES =
  '.slide,.gallery-grid-item,.gallery-masonry-item,.gallery-strips-item,.gallery-slideshow-item,.gallery-fullscreen-slideshow-item,.gallery-reel-item'

/** A section of 7.1 says what it is by its controller; undefined for one that we do not know. */
export function readLayout({dataset}: HTMLElement, design: Layout): Layout | undefined {
  const {vitrine, controller} = dataset
  if (vitrine !== undefined || !controller?.startsWith('Gallery')) return design
  return SECTION.exec(controller)?.[1]?.toLowerCase() as Layout | undefined
}

function findMarked(root: HTMLElement): HTMLElement[] {
  const marked = [...root.querySelectorAll<HTMLElement>(SLIDES)]
  return marked.filter(({parentElement}) => parentElement === marked[0]?.parentElement)
}

/** Null where there is nothing to show. */
export function readParts(root: HTMLElement): Parts | null {
  const [first, other] =
    root.dataset.vitrine === undefined ? [findMarked, findListed] : [findListed, findMarked]
  const found = first(root)
  const slides = found.length ? found : other(root)
  const box = slides[0]?.parentElement
  return box ? {root, box, slides} : null
}

/** Arrows of the server's own. */
export const findArrows = ({root}: Parts): (HTMLElement | null)[] =>
  ['previous', 'next'].map((name) =>
    root.querySelector<HTMLElement>(`[data-${name}],.sqs-gallery-controls .${name}`),
  )
