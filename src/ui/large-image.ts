import {mediaAddress} from '../model/web-address.ts'
import {readLink} from './gallery/read-link.ts'

/** Widths in which the platform serves each picture (product.md §9). */
const LADDER = [100, 300, 500, 750, 1000, 1500, 2500]

const FORMAT = /([?&])format=\w+/
/** Created in the page: no server has other sizes. */
const INLINE = /^(data|blob):/

/** A picture's address and, where the browser may choose, its sizes. */
export interface ImageSource {
  src: string
  /** Empty if there is only one size. */
  srcset: string
}

/** The sources of an image in any size: the displayed one may be small. */
export function readSource(image: HTMLImageElement): ImageSource {
  const {src: unsized, image: other} = image.dataset
  const linked = readLink(image)
  const src = unsized || other || linked || image.getAttribute('src') || ''
  if (INLINE.test(src) || !(unsized || other || FORMAT.test(src)))
    return {src, srcset: linked ? '' : image.srcset}
  // images of platform pages name their picture without a size; a page's own may have one already
  const plain = FORMAT.test(src) ? src : `${src}${src.includes('?') ? '&' : '?'}format=0w`
  const srcset = LADDER.map((width) => `${plain.replace(FORMAT, `$1format=${width}w`)} ${width}w`)
  return {src: plain.replace(FORMAT, `$1format=${LADDER.at(-1)}w`), srcset: srcset.join(', ')}
}

/** Lets the browser fetch the picture in the size that it needs for this width. */
export function setSource(image: HTMLImageElement, {src, srcset}: ImageSource, sizes: string): void {
  // in this order: each assignment can start a request
  image.sizes = sizes
  image.srcset = srcset
  image.src = mediaAddress(src) ?? ''
}

/** The same picture in another image, in the size that it needs there. */
export const copySource = (copy: HTMLImageElement, image: HTMLImageElement, sizes: string): void =>
  setSource(copy, readSource(image), sizes)
