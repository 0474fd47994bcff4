import type {Item} from '../../src/check/case.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {decodeAttribute} from '../../src/template/tags/decode-attribute.ts'

/** The attribute's value; null without the attribute. */
export function attribute(html: string, name: string): string | null {
  const [, rest = ''] = html.split(` ${name}=`)
  const [quote = ''] = rest
  return quote === '"' || quote === "'" ? decodeAttribute(rest.split(quote)[1] ?? '') : null
}

function itemOf(product: string | null): Item | null {
  const parsed = parseJson(product)
  const {id, variants, structuredContent} = asRecord(parsed.ok ? parsed.value : null)
  const list = variants ?? asRecord(structuredContent).variants
  const [first]: unknown[] = Array.isArray(list) ? list : []
  const itemId = textOrNull(id)
  return itemId === null ? null : {itemId, sku: textOrNull(asRecord(first).sku)}
}

/** The item of the first widget on the page, read as `add-to-cart` reads it. */
export function findItem(html: string): Item | null {
  const product = itemOf(attribute(html, 'data-product'))
  if (product) return product
  const itemId = attribute(html, 'data-item-id')
  const parsed = parseJson(attribute(html, 'data-variants'))
  const [first]: unknown[] = parsed.ok && Array.isArray(parsed.value) ? parsed.value : []
  return itemId ? {itemId, sku: textOrNull(asRecord(first).sku)} : null
}
