import {readLink} from '../../../src/ui/gallery/read-link.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import {texts} from '../widget.ts'
import type {Parts} from './read-parts.ts'

/**
 * Whether an image can be enlarged. An item that is a collection, or is linked to a page, leads there instead. Links of
 * the platform that open the lightbox are marked.
 */
const isPicture = (image: HTMLImageElement): boolean => {
  const link = image.closest<HTMLAnchorElement>('a[href]')
  return !link || readLink(image) !== undefined || link.matches('[class*=lightbox],[href^="#"]')
}

/** The images that the lightbox shows. */
export const picturesOf = ({box}: Parts): HTMLImageElement[] =>
  [...box.querySelectorAll('img')].filter(isPicture)

/** Makes links open in a new window, and mentions it in their names. */
export function openInNewWindow({box}: Parts, hasLightbox: boolean, adopt: Adopt): void {
  const attributes = {target: '_blank', rel: 'noopener', 'aria-description': texts('newWindow')}
  for (const link of box.querySelectorAll('a[href]')) {
    const image = link.querySelector('img')
    if (!hasLightbox || !image || !isPicture(image)) adopt(link, {attributes})
  }
}
