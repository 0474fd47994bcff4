import type {Carousel} from '../../src/ui/carousel/carousel.ts'
import type {Wardrobe} from '../../src/ui/gallery/adoption-set.ts'
import type {Layer} from '../../src/ui/gallery/layer.ts'
import type {Parts} from './parts.ts'
import type {GalleryOptions} from './read-options.ts'

/** A carousel with all that it stands in: what its controls are given. */
export interface Stage {
  parts: Parts
  options: GalleryOptions
  carousel: Pick<Carousel, 'index' | 'show' | 'onKey'>
  /** Lies over the slides. */
  layer: Layer
  wardrobe: Wardrobe
  /** Of the mounted widget: what listens, and what was added, ends with it. */
  life: AbortController
}

export const step = ({carousel}: Stage, by: number): void => carousel.show(carousel.index() + by)

/** Calls back when another slide is shown. */
export function onChange({parts: {root}, life}: Stage, act: () => void): void {
  root.addEventListener('vitrine:gallery-change', act, life)
}

/** Calls back now, and when the page has put texts of its own in place of ours. */
export function nameNow({life}: Stage, name: () => void): void {
  name()
  document.addEventListener('vitrine:strings', name, life)
}
