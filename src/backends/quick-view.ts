import {textOrNull} from '../lib/text-or-null.ts'
import {records} from './records.ts'

const MARKS: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'}
const escapeText = (value: unknown): string => `${value ?? ''}`.replace(/[&<"]/g, (mark) => MARKS[mark] ?? '')

/** Several pictures become a gallery, which finds the picture of the chosen variant by its id. */
function picturesOf({title, images}: Readonly<Record<string, unknown>>): string {
  const pictures = records(images).map(({id, url, alt}) => ({
    id: escapeText(id),
    html: `<img src="${escapeText(url)}" alt="${escapeText(alt)}">`,
  }))
  if (!pictures[1]) return pictures[0]?.html ?? ''
  const items = pictures.map(({id, html}) => `<li data-image-id="${id}">${html}</li>`).join('')
  return `<div data-vitrine="product-gallery" aria-label="${escapeText(title)}"><ul tabindex="0">${items}</ul></div>`
}

/** The quick view of a product, for shops that have only its data. The HTML is sanitised before display. */
export function quickViewOf(product: Readonly<Record<string, unknown>>): string {
  const {id, title, url, description} = product
  return [
    `<h2 class="product-title"><a href="${escapeText(url)}">${escapeText(title)}</a></h2>`,
    picturesOf(product),
    `<div class="product-description">${textOrNull(description) ?? ''}</div>`,
    `<div data-vitrine="add-to-cart" data-product-id="${escapeText(id)}"></div>`,
  ].join('')
}
