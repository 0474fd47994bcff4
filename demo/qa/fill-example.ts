import type {Example} from '../../build/read-examples.ts'
import {escapeAttribute} from '../../src/template/formatters/escape.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'

interface Values {
  products: readonly ShopProduct[]
  /** Without it, the placeholder stays, as snippets need it. */
  crumb?: string
  /** The id of a cart line. Without it, the placeholder stays. */
  entry?: string
  /** The part of a product to insert. @default the whole item */
  itemOf?: (item: ShopProduct['item']) => unknown
}

/** Escapes text for attributes in single or double quotes. */
const escapeQuotes = (text: string): string => escapeAttribute(text).replaceAll("'", '&#39;')

/** Replaces `{{product:<slug>}}`, `{{crumb}}` and `{{entry}}` in an example. */
export const fillExample = (
  {markup, ...example}: Example,
  {products, crumb = '{{crumb}}', entry = '{{entry}}', itemOf = (item) => item}: Values,
): Example => ({
  ...example,
  markup: markup
    .replace(/\{\{product:([\w-]+)\}\}/g, (whole, slug: string) => {
      const found = products.find(({record}) => record.slug === slug)
      return found ? escapeQuotes(JSON.stringify(itemOf(found.item))) : whole
    })
    .replaceAll('{{crumb}}', escapeQuotes(crumb))
    .replaceAll('{{entry}}', escapeQuotes(entry)),
})
