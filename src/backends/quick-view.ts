import {textOrNull} from '../lib/text-or-null.ts'
import {records} from './records.ts'

const MARKS: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'}
const escapeText = (value: unknown): string => `${value ?? ''}`.replace(/[&<"]/g, (mark) => MARKS[mark] ?? '')

/** Several pictures are a gallery, which follows the chosen variant by their ids. */
function picturesOf({title, images}: Readonly<Record<string, unknown>>): string {
  const pictures = records(images).map(({id, url, alt}) => ({
    id: escapeText(id),
    html: `<img src="${escapeText(url)}" alt="${escapeText(alt)}">`,
  }))
  if (!pictures[1]) return pictures[0]?.html ?? ''
  const items = pictures.map(({id, html}) => `<li data-image-id="${id}">${html}</li>`).join('')
  return `<div data-vitrine="product-gallery" aria-label="${escapeText(title)}"><ul tabindex="0">${items}</ul></div>`
}

/** HTML of a product for its quick view, where a shop has data alone; it is cleaned before it is shown. */
export function quickViewOf(product: Readonly<Record<string, unknown>>): string {
  const {id, title, url, description} = product
  return [
    `<h2 class="product-title"><a href="${escapeText(url)}">${escapeText(title)}</a></h2>`,
    picturesOf(product),
    `<div class="product-description">${textOrNull(description) ?? ''}</div>`,
    `<div data-vitrine="add-to-cart" data-product-id="${escapeText(id)}"></div>`,
  ].join('')
}
