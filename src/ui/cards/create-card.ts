import {element} from '../../widget/element.ts'
import {followPicture} from './card-picture.ts'
import {createContent} from './generated/card.ts'
import type {Look} from './look.ts'
import type {Card} from './read-card.ts'
import {viewCard} from './view-card.ts'

/** The content of the shop's own card, with what a visitor can do in it. */
export function createCard(card: Card, {group, createSwatches}: Look): (Node | string)[] {
  const [link, ...others] = createContent(viewCard(card, group))
  if (!(link instanceof HTMLElement)) return []
  // the room of a picture that is to come
  if (card.image.src === '') link.prepend(element('span', 'vitrine-card__picture'))
  const showPicture = followPicture(link, card)
  return [link, ...(createSwatches?.(card, showPicture) ?? []), ...others]
}
