import {createLightbox, type LightboxOptions} from '../../../src/ui/lightbox/lightbox.ts'
import type {Parts} from '../parts/read-parts.ts'
import {definition} from '../widget.ts'

interface PicturesOptions extends Parts, Pick<LightboxOptions, 'images' | 'theme' | 'signal'> {
  /** The function that shows a slide of a carousel. */
  show: ((index: number, isSmooth?: boolean) => void) | undefined
}

/** The lightbox of a gallery. */
export function openPictures({box, slides, images, theme, show, signal}: PicturesOptions): void {
  createLightbox({
    widget: definition.name,
    root: box,
    images,
    theme,
    // at once: the picture flies there
    onClose: (image) =>
      show?.(
        slides.findIndex((slide) => slide.contains(image)),
        false,
      ),
    signal,
  })
}
