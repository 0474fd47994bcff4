import type {PricePart} from '../../format/price-words.ts'
import {toJson} from '../../lib/to-json.ts'
import type {Badge} from '../../model/display-state.ts'
import type {Card} from './read-card.ts'
import {cardTexts, offerTexts} from './strings.ts'

interface Picture {
  src: string
  alt: string
  size?: {width: string; height: string}
  /** On the first screen: it does not wait. */
  isFirst?: boolean
}

interface Part {
  text: string
  isLabel: boolean
  isPaid: boolean
  isNote: boolean
  isOriginal: boolean
}

/** What the template of the card shows (`card.html`), on a server and in the page. */
export interface CardView {
  title: string
  /** Of the title as a heading; without it, the title is none. */
  level?: string
  /** Unique in the page, for `add` and `choice`; empty without them. */
  titleId: string
  /** Of the title, where it is not that of the page. */
  lang?: string
  /** Without it, the card leads nowhere. */
  url: string | undefined
  picture: Picture | null
  mark: {kind: Badge; text: string} | null
  price: {parts: readonly Part[]} | null
  /** Adds a product that needs no choice. */
  add: {product: string; text: string} | null
  /** Opens the product over the list; without the quick view it is a link. */
  choice: {id: string; group: string; text: string} | null
}

const viewPart = ({role, text}: PricePart): Part => ({
  text,
  isLabel: role === 'label',
  isPaid: role === 'paid',
  isNote: role === 'note',
  isOriginal: role === 'original',
})

/** Null without a price. */
export const viewPrice = (parts: readonly PricePart[]): CardView['price'] =>
  parts.length ? {parts: parts.map(viewPart)} : null

let count = 0

/** Products of one group are neighbours in the quick view. */
export function viewCard(
  {id, title, url, image, price, badge, isSimple, item}: Card,
  group: string,
): CardView {
  const isOffered = badge !== 'sold-out'
  return {
    title,
    titleId: `vitrine-card-${++count}`,
    url,
    picture: image.src ? {src: image.src, alt: image.alt} : null,
    mark: badge && {kind: badge, text: offerTexts(badge === 'sale' ? 'saleMark' : 'soldOutMark')},
    price: viewPrice(price),
    add: isOffered && isSimple ? {product: toJson(item), text: offerTexts('addToCart')} : null,
    choice: isOffered && !isSimple && url ? {id, group, text: cardTexts('options')} : null,
  }
}
