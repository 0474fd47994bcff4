import {type ImageSource, readSource} from '../large-image.ts'
import {readSize, type Size} from './read-size.ts'

/** The content of one slide of the lightbox. */
export interface Picture {
  source: ImageSource
  /** Null if the page does not state it. */
  size: Size | null
  alt: string
  caption: string
  /** The language of the caption; empty for that of the page. */
  language: string
}

const FRAME = 'figure,li,.gallery-lightbox-item,.slide'
const CAPTION = 'figcaption,.image-slide-title,.gallery-caption'

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** The element itself or a part of the page around it can be in another language. */
function languageOf(element: Element | null | undefined): string {
  const language = element?.closest('[lang]')?.getAttribute('lang') ?? ''
  return language === document.documentElement.lang ? '' : language
}

/** The picture of a gallery's image, with its caption. */
export function readPicture(image: HTMLImageElement): Picture {
  const caption = image.closest(FRAME)?.querySelector(CAPTION)
  return {
    source: readSource(image),
    size: readSize(image),
    alt: image.alt.trim(),
    caption: textOf(caption),
    language: languageOf(caption),
  }
}
