import {escapeAttribute} from '../../src/template/formatters/escape.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import type {Example} from './read-examples.ts'

interface Values {
  products: readonly ShopProduct[]
  /** Left as it stands where there is none: for snippets. */
  crumb?: string
  /** The id of a line in the cart. Left likewise. */
  entry?: string
  /** What of a product is put in. @default all of it */
  itemOf?: (item: ShopProduct['item']) => unknown
}

/** Fit for attributes in quotes of either kind. */
const escapeQuotes = (text: string): string => escapeAttribute(text).replaceAll("'", '&#39;')

/** Puts `{{product:<slug>}}`, `{{crumb}}` and `{{entry}}` into an example. */
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
