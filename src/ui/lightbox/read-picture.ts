import {type ImageSource, readSource} from '../large-image.ts'
import {readSize, type Size} from './read-size.ts'

/** What one slide of the lightbox shows. */
export interface Picture {
  source: ImageSource
  /** Null where the page does not tell it. */
  size: Size | null
  alt: string
  caption: string
}

const FRAME = 'figure,li,.gallery-lightbox-item,.slide'
const CAPTION = 'figcaption,.image-slide-title,.gallery-caption'

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** The picture that a gallery shows by an image, with what is said of it. */
export const readPicture = (image: HTMLImageElement): Picture => ({
  source: readSource(image),
  size: readSize(image),
  alt: image.alt.trim(),
  caption: textOf(image.closest(FRAME)?.querySelector(CAPTION)),
})
