import {createItem} from './create-item.ts'
import type {Look} from './look.ts'
import type {Card} from './read-card.ts'

/** A line of text that shows nothing. */
const LINE = '\u00a0'

const BLANK: Card = {
  id: '',
  title: LINE,
  url: undefined,
  image: {src: '', alt: ''},
  second: undefined,
  price: [{role: 'paid', text: LINE, amount: ''}],
  badge: null,
  isSimple: true,
  product: null,
  item: {},
}

/** Cards without a product: they take the room of those to come, in the page's own style, too. */
export function createPlaceholders(count: number, look: Look): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'vitrine-cards vitrine-cards--loading'
  list.inert = true
  list.setAttribute('aria-hidden', 'true')
  // no widget mounts in them, whatever its markup
  list.dataset.vitrineUntrusted = ''
  for (let card = 0; card < count; card++) list.append(createItem(BLANK, look, LINE))
  for (const widget of list.querySelectorAll<HTMLElement>('[data-vitrine]')) delete widget.dataset.vitrine
  for (const script of list.querySelectorAll('script')) script.remove()
  return list
}
