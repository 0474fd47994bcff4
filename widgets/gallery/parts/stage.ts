import type {Carousel} from '../../../src/ui/carousel/carousel.ts'
import type {Layer} from '../../../src/ui/gallery/layer.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../widget.ts'
import type {GalleryOptions} from './read-options.ts'
import type {Parts} from './read-parts.ts'

/** A carousel with its surroundings: the input of its controls. */
export interface Stage extends Pick<Widget<typeof definition>, 'adopt' | 'signal' | 'followTexts'> {
  parts: Parts
  options: GalleryOptions
  carousel: Pick<Carousel, 'index' | 'show' | 'onKey'>
  /** Covers the slides. */
  layer: Layer
}

export const step = ({carousel}: Stage, by: number): void => carousel.show(carousel.index() + by)

/** Calls back when another slide is shown. */
export function onChange({parts: {root}, signal}: Stage, act: () => void): void {
  root.addEventListener('vitrine:gallery-change', act, {signal})
}
