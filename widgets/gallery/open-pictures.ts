import {createLightbox} from '../../src/ui/lightbox/lightbox.ts'
import type {LightboxOptions} from '../../src/ui/lightbox/types.ts'
import {definition} from './definition.ts'
import type {Parts} from './parts.ts'

interface PicturesOptions extends Parts, Pick<LightboxOptions, 'images' | 'theme'> {
  /** Of a carousel. */
  show: ((index: number) => void) | undefined
}

/** The lightbox of a gallery; returns what ends it. */
export const openPictures = ({box, slides, images, theme, show}: PicturesOptions): (() => void) =>
  createLightbox({
    widget: definition.name,
    root: box,
    images,
    theme,
    onClose: (image) => show?.(slides.findIndex((slide) => slide.contains(image))),
  }).end
