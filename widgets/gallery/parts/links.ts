import {readLink} from '../../../src/ui/gallery/read-link.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import {texts} from '../strings.ts'
import type {Parts} from './read-parts.ts'

/**
 * An item that is a collection, or is linked to some page, leads there, and is no picture to enlarge. Links of the platform
 * that open the lightbox say so.
 */
const isPicture = (image: HTMLImageElement): boolean => {
  const link = image.closest<HTMLAnchorElement>('a[href]')
  return !link || readLink(image) !== undefined || link.matches('[class*=lightbox],[href^="#"]')
}

/** The images that the lightbox shows. */
export const picturesOf = ({box}: Parts): HTMLImageElement[] =>
  [...box.querySelectorAll('img')].filter(isPicture)

/** Links that are followed open a window of their own, and say so. */
export function openInNewWindow({box}: Parts, hasLightbox: boolean, adopt: Adopt): void {
  const attributes = {target: '_blank', rel: 'noopener', 'aria-description': texts('newWindow')}
  for (const link of box.querySelectorAll('a[href]')) {
    const image = link.querySelector('img')
    if (!hasLightbox || !image || !isPicture(image)) adopt(link, {attributes})
  }
}
