import {type ImageSource, readSource} from '../large-image.ts'
import {readSize, type Size} from './read-size.ts'

/** The content of one slide of the lightbox. */
export interface Picture {
  source: ImageSource
  /** Null if the page does not state it. */
  size: Size | null
  alt: string
  caption: string
}

const FRAME = 'figure,li,.gallery-lightbox-item,.slide'
const CAPTION = 'figcaption,.image-slide-title,.gallery-caption'

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** The picture of a gallery's image, with its caption. */
export const readPicture = (image: HTMLImageElement): Picture => ({
  source: readSource(image),
  size: readSize(image),
  alt: image.alt.trim(),
  caption: textOf(image.closest(FRAME)?.querySelector(CAPTION)),
})
