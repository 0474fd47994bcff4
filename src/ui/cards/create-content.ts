import {createSkeleton} from '../skeleton/create-skeleton.ts'
import {createCard} from './create-card.ts'
import {createProblem} from './create-problem.ts'
import {fillTemplate} from './fill-template.ts'
import type {Card} from './read-card.ts'
import {cardTexts} from './strings.ts'

/** What an element shows. `served` is the server's own HTML. */
export type View =
  | {state: 'served' | 'loading' | 'empty'}
  | {state: 'shown'; cards: readonly Card[]}
  | {state: 'failed'; message: string | null}

export interface Look {
  /** The author's own card. */
  template: HTMLTemplateElement | null
  /** Of the quick view: its products are neighbours. */
  group: string
  retry: (button: Element) => void
  addTo?: ((item: HTMLElement, card: Card) => void) | undefined
  createEmpty?: (() => readonly Node[]) | undefined
}

/** Products that stand for those to come. */
const BARS = 3

function createItem(card: Card, {template, group, addTo}: Look): HTMLElement {
  const item = document.createElement('li')
  item.className = 'vitrine-cards__item'
  item.dataset.itemId = card.id
  item.append(...(template ? fillTemplate(template, card) : createCard(card, group)))
  addTo?.(item, card)
  return item
}

function createList(cards: readonly Card[], look: Look): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'vitrine-cards'
  // to VoiceOver, a list without bullets is none
  list.role = 'list'
  list.append(...cards.map((card) => createItem(card, look)))
  return list
}

function createWords(text: string): HTMLElement {
  const words = document.createElement('p')
  words.className = 'vitrine-cards__words'
  words.textContent = text
  return words
}

/** Undefined for what the server has. */
export function createContent(view: View, look: Look): readonly Node[] | undefined {
  switch (view.state) {
    case 'loading':
      return createSkeleton(cardTexts('loading'), BARS)
    case 'shown':
      return [createList(view.cards, look)]
    case 'empty':
      return look.createEmpty?.() ?? [createWords(cardTexts('empty'))]
    case 'failed':
      return [createProblem(view.message, look.retry)]
    default:
      return undefined
  }
}
