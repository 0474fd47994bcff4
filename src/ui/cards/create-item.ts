import {createCard} from './create-card.ts'
import {fillTemplate} from './fill-template.ts'
import type {Look} from './look.ts'
import type {Card} from './read-card.ts'

/** A card in its list. `missing` stands for a value that an author's card names and the product lacks. */
export function createItem(card: Card, look: Look, missing?: string): HTMLElement {
  const {template, addTo} = look
  const item = document.createElement('li')
  item.className = 'vitrine-cards__item'
  if (card.id) item.dataset.itemId = card.id
  item.append(...(template ? fillTemplate(template, card, missing) : createCard(card, look)))
  addTo?.(item, card)
  return item
}
