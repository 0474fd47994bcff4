import {textOrNull} from '../lib/text-or-null.ts'
import {records} from './records.ts'

const MARKS: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'}
const escapeText = (value: unknown): string => `${value ?? ''}`.replace(/[&<"]/g, (mark) => MARKS[mark] ?? '')

/** HTML of a product for its quick view, where a shop has data alone; it is cleaned before it is shown. */
export function quickViewOf(product: Readonly<Record<string, unknown>>): string {
  const {id, title, url, description} = product
  const [image] = records(product.images)
  return [
    `<h2 class="product-title"><a href="${escapeText(url)}">${escapeText(title)}</a></h2>`,
    image ? `<img src="${escapeText(image.url)}" alt="${escapeText(image.alt)}">` : '',
    `<div class="product-description">${textOrNull(description) ?? ''}</div>`,
    `<div data-vitrine="add-to-cart" data-product-id="${escapeText(id)}"></div>`,
  ].join('')
}
