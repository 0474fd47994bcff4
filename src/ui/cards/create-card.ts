import type {PricePart} from '../../format/price-words.ts'
import {toJson} from '../../lib/to-json.ts'
import {pageAddress} from '../../model/web-address.ts'
import {element} from '../../widget/element.ts'
import {addPicture} from './card-picture.ts'
import type {Look} from './look.ts'
import type {Card} from './read-card.ts'
import {cardTexts, offerTexts} from './strings.ts'

let count = 0

/** As the server renders a price: pages style its parts by these classes. */
function createPrice(parts: readonly PricePart[]): HTMLElement {
  const nodes = parts.flatMap(({role, text}): (Node | string)[] => {
    if (role === 'label') return [element('span', 'vitrine-card__label', text)]
    if (role === 'note') return [element('span', 'product-prior-text', text)]
    return role === 'original' ? [element('s', 'original-price', text)] : [text, ' ']
  })
  return element('div', 'vitrine-card__price product-price', ...nodes)
}

/** Adds a product that needs no choice; the widget finds its button by its tag. */
function createAdd({item}: Card, titleId: string): HTMLElement {
  const button = element('button', 'vitrine-card__button', offerTexts('addToCart'))
  button.type = 'button'
  button.setAttribute('aria-describedby', titleId)
  const place = element('div', 'vitrine-card__add', button)
  Object.assign(place.dataset, {vitrine: 'add-to-cart', product: toJson(item), mode: 'list'})
  return place
}

/** Opens the product over the list; without the quick view it is a link. */
function createChoice({id, url}: Card, titleId: string, group: string): HTMLElement {
  const link = element('a', 'vitrine-card__button', cardTexts('options'))
  link.href = pageAddress(url) ?? ''
  link.setAttribute('aria-describedby', titleId)
  Object.assign(link.dataset, {vitrine: 'quick-view', productId: id, group})
  return link
}

function createActions(card: Card, titleId: string, group: string): HTMLElement[] {
  if (card.badge === 'sold-out') return []
  if (card.isSimple) return [createAdd(card, titleId)]
  return card.url ? [createChoice(card, titleId, group)] : []
}

function createBadge({badge}: Card): HTMLElement[] {
  if (!badge) return []
  const text = offerTexts(badge === 'sale' ? 'saleMark' : 'soldOutMark')
  return [element('span', `vitrine-card__mark product-mark ${badge}`, text)]
}

/** The content of the shop's own card. Products of one group are neighbours in the quick view. */
export function createCard(card: Card, {group, createSwatches}: Look): Node[] {
  const title = element('span', 'vitrine-card__title product-title', card.title)
  title.id = `vitrine-card-${++count}`
  const link = element('a', 'vitrine-card__link')
  // without an address it is no link
  if (card.url) link.href = pageAddress(card.url) ?? ''
  const showPicture = addPicture(link, card)
  link.append(...createBadge(card), title)
  return [
    link,
    ...(createSwatches?.(card, showPicture) ?? []),
    ...(card.price.length ? [createPrice(card.price)] : []),
    ...createActions(card, title.id, group),
  ]
}
