import {BUTTONS, readItem} from './group.ts'

/** The data of a product that the list already shows. */
export interface Card {
  title: string
  /** The address of the product's page; empty if there is no link to it. */
  url: string
  image: HTMLImageElement | null
  price: Element | null
}

const OTHERWISE = 'li,article'
const EDGE = 'main,body,dialog'

/** The largest ancestor without a button of another product; without other products, the list entry. */
function findCard(button: HTMLElement): Element {
  const {id} = readItem(button)
  let card: Element = button
  for (let parent = card.parentElement; parent && !parent.matches(EDGE); parent = card.parentElement) {
    const buttons = [...parent.querySelectorAll<HTMLElement>(BUTTONS)]
    if (buttons.some((button) => readItem(button).id !== id)) return card
    card = parent
  }
  return button.closest(OTHERWISE) ?? button
}

export function readCard(button: HTMLElement): Card {
  const card = findCard(button)
  const link = button.closest('a') ?? card.querySelector('a')
  return {
    title: card.querySelector('h1,h2,h3,h4,h5,h6,[class*=title]')?.textContent.trim() ?? '',
    url: link?.href ?? '',
    image: card.querySelector('img'),
    price: card.querySelector('.product-price'),
  }
}
