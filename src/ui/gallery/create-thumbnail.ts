import {mediaAddress} from '../../model/web-address.ts'
import {imageOf} from './find-slides.ts'

/** A button that shows a slide's picture, small; `size` is the width for fetching it, as in the attribute `sizes`. */
export function createThumbnail(slide: HTMLElement, block: string, size: string): HTMLButtonElement {
  const button = document.createElement('button')
  const image = new Image()
  const source = imageOf(slide)
  button.type = 'button'
  button.className = `${block}__thumbnail`
  image.className = `${block}__thumbnail-image`
  image.alt = ''
  image.loading = 'lazy'
  image.sizes = size
  image.srcset = source?.srcset ?? ''
  image.src = mediaAddress(source?.getAttribute('src') || source?.dataset.src) ?? ''
  button.append(image)
  return button
}
