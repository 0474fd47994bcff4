import {mediaAddress} from '../../model/web-address.ts'
import {element} from '../../widget/element.ts'
import type {Card} from './read-card.ts'

/** Fetched when a mouse first rests on the card, and added when it can be seen at once. */
function addSecond(link: HTMLElement, first: HTMLElement, src: string): void {
  const add = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    link.removeEventListener('pointerenter', add)
    const image = element('img', {class: 'vitrine-card__second', alt: '', src: mediaAddress(src) ?? ''})
    // in place before it is seen: its address alone would be fetched late
    image.decode().then(
      () => first.after(image),
      // the first picture stays
      () => {},
    )
  }
  link.addEventListener('pointerenter', add)
}

/** Adds the second picture to the link of a card. Returns the function that shows another first one, or itself again. */
export function followPicture(link: HTMLElement, {image: {src}, second}: Card): (other?: string) => void {
  const image = link.querySelector<HTMLImageElement>('img.vitrine-card__picture')
  if (!image) return () => {}
  if (second) addSecond(link, image, second)
  return (other = src) => {
    image.src = mediaAddress(other) ?? ''
    // the next picture may show another value
    link.classList.toggle('vitrine-card__link--chosen', other !== src)
  }
}
