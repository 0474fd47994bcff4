import {mediaAddress} from '../../model/web-address.ts'
import {element} from '../../widget/element.ts'
import type {Card} from './read-card.ts'

const createImage = (name: string, src: string, alt: string): HTMLImageElement => {
  const image = element('img', name)
  Object.assign(image, {alt, loading: 'lazy', decoding: 'async'})
  image.src = mediaAddress(src) ?? ''
  return image
}

/** Fetched when a mouse first rests on the card, and added when it can be seen at once. */
function addSecond(link: HTMLElement, first: HTMLElement, src: string): void {
  const add = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    link.removeEventListener('pointerenter', add)
    const image = createImage('vitrine-card__second', src, '')
    // in place before it is seen: its address alone would be fetched late
    image.loading = 'eager'
    image.decode().then(
      () => first.after(image),
      // the first picture stays
      () => {},
    )
  }
  link.addEventListener('pointerenter', add)
}

/** Adds the picture to the link of a card. Returns the function that shows another one in its place, or itself again. */
export function addPicture(link: HTMLElement, {image: {src, alt}, second}: Card): (other?: string) => void {
  if (src === undefined) return () => {}
  // the room of one that is to come
  if (src === '') {
    link.append(element('span', 'vitrine-card__picture'))
    return () => {}
  }
  const image = createImage('vitrine-card__picture', src, alt)
  link.append(image)
  if (second) addSecond(link, image, second)
  return (other = src) => {
    image.src = mediaAddress(other) ?? ''
    // the next picture may show another value
    link.classList.toggle('vitrine-card__link--chosen', other !== src)
  }
}
