import {formatMoneyIfThere} from '../../../src/format/lazy-money.ts'
import {SUGGESTION_KINDS, type Suggestion, type Suggestions} from '../../../src/model/suggestions.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {trackList} from '../../../src/tracking/events/track-list.ts'
import {definition, texts} from '../widget.ts'
import type {Group} from './create-popup.ts'

function createPicture(address: string): HTMLElement {
  const image = document.createElement('img')
  Object.assign(image, {className: 'product-search__image', src: address, alt: '', width: 40, height: 40})
  // the picture says nothing that the title does not: without it, the line stays
  image.addEventListener('error', () => image.remove())
  return image
}

function createText(className: string, text: string): HTMLElement {
  const part = document.createElement('span')
  part.className = `product-search__${className}`
  part.textContent = text
  return part
}

/** A link, so that it opens in a new tab as links do. */
function createLink({title, url, image, price}: Suggestion): HTMLElement {
  const link = document.createElement('a')
  link.className = 'product-search__option'
  link.href = url
  if (image) link.append(createPicture(image))
  link.append(createText('title', title))
  const amount = price && formatMoneyIfThere(price, currentSite().locale)
  if (amount) link.append(' ', createText('price', amount))
  return link
}

/** An option that sends the form, with a text in its field. */
export function createSearch(text: string, search: () => void): HTMLElement {
  const option = document.createElement('div')
  option.className = 'product-search__option'
  option.textContent = text
  option.addEventListener('click', search)
  return option
}

/** Tracks the choice of a product; its id is not known here. */
function createProductLink(product: Suggestion, index: number): HTMLElement {
  const link = createLink(product)
  link.addEventListener('click', ({detail}) => {
    // a double press is one choice
    if (detail < 2)
      trackList('select_item', {
        list: definition.name,
        productId: null,
        position: index + 1,
        destinationUrl: product.url,
      })
  })
  return link
}

/** The suggestions of each kind that has some. */
export const createGroups = (found: Suggestions): Group[] =>
  SUGGESTION_KINDS.filter((kind) => found[kind][0]).map((kind) => ({
    heading: texts(kind),
    options: found[kind].map((suggestion, index) =>
      kind === 'products' ? createProductLink(suggestion, index) : createLink(suggestion),
    ),
  }))

export const countOf = (found: Suggestions): number =>
  SUGGESTION_KINDS.reduce((sum, kind) => sum + found[kind].length, 0)
