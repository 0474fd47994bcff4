import {createItem} from './create-item.ts'
import type {Look} from './look.ts'
import type {Card} from './read-card.ts'

/** Makes a list one of cards. */
export function fillList(list: Element, cards: readonly Card[], look: Look): void {
  list.classList.add('vitrine-cards')
  // to VoiceOver, a list without bullets is none
  list.setAttribute('role', 'list')
  list.replaceChildren(...cards.map((card) => createItem(card, look)))
}
