import {createPlaceholders} from './create-placeholders.ts'
import {createProblem} from './create-problem.ts'
import {fillList} from './fill-list.ts'
import type {Look} from './look.ts'
import type {Card} from './read-card.ts'
import {cardTexts} from './strings.ts'

/** What an element shows. `served` is the server's own HTML. */
export type View =
  | {state: 'served' | 'empty'}
  | {state: 'loading'; room: number}
  | {state: 'shown'; cards: readonly Card[]}
  | {state: 'failed'; message: string | null}

function createList(cards: readonly Card[], look: Look): HTMLElement {
  const list = document.createElement('ul')
  fillList(list, cards, look)
  return list
}

function createWords(text: string): HTMLElement {
  const words = document.createElement('p')
  words.className = 'vitrine-cards__words'
  words.textContent = text
  return words
}

/** For screen readers alone. */
function createLoading(): HTMLElement {
  const words = document.createElement('span')
  words.className = 'vitrine-cards__loading'
  words.textContent = cardTexts('loading')
  return words
}

export interface ListLook extends Look {
  retry: (button: Element) => void
  createEmpty?: (() => readonly Node[]) | undefined
}

/** Undefined for what the server has. */
export function createContent(view: View, look: ListLook): readonly Node[] | undefined {
  switch (view.state) {
    case 'loading':
      return [createLoading(), createPlaceholders(view.room, look)]
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
