import {asApiError} from '../../contract/errors.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {fromMajor} from '../money.ts'
import {type Fields, records} from '../records.ts'
import {MOST_SUGGESTED, samePrice, suggest} from '../suggest.ts'
import type {Calls} from './calls.ts'
import {urlOf} from './to-cart.ts'

const queryOf = (types: string, fields: string): string =>
  `query($q:String!$n:Int$c:CountryCode)@inContext(country:$c){r:predictiveSearch(query:$q limit:$n limitScope:EACH types:[${types}]){${fields}}}`

/** Pictures are 40 CSS pixels wide; a screen has up to four device pixels for each. */
const SUGGEST = queryOf(
  'PRODUCT COLLECTION',
  'products{title handle featuredImage{url(transform:{maxWidth:160})}priceRange{minVariantPrice{amount currencyCode}maxVariantPrice{amount}}}collections{title handle}',
)
const PAGES = queryOf('PAGE', 'pages{title handle}')

/** For shops whose token has no permission to read pages. */
const withoutPages = new WeakSet<Calls>()

function toLine({title, handle, featuredImage, priceRange}: Fields) {
  const currency = textOrNull(readPath(priceRange, 'minVariantPrice.currencyCode')) ?? ''
  const amounts = ['min', 'max'].map((end) =>
    fromMajor(readPath(priceRange, `${end}VariantPrice.amount`), currency),
  )
  return {
    title,
    url: handle && urlOf(handle),
    imageUrl: readPath(featuredImage, 'url'),
    price: samePrice(currency, amounts),
  }
}

/** Shopify's addresses of collections and pages. */
const linksTo = (folder: string, list: unknown) =>
  records(list).map(({title, handle}) => ({title, url: handle && `/${folder}/${handle}`}))

export function searchShop(calls: Calls, text: string, signal?: AbortSignal) {
  /** A separate call: without the permission for pages, Shopify refuses the whole reply. */
  async function readPages(variables: Fields): Promise<Fields> {
    if (withoutPages.has(calls)) return {}
    try {
      return await calls.ask(PAGES, variables, signal)
    } catch (error) {
      if (asApiError(error)?.kind === 'unauthorized') withoutPages.add(calls)
      return {}
    }
  }
  return suggest(text, async (q) => {
    const variables = {q, n: MOST_SUGGESTED, c: calls.country}
    const [{products, collections}, {pages}] = await Promise.all([
      calls.ask(SUGGEST, variables, signal),
      readPages(variables),
    ])
    return {
      products: records(products).map(toLine),
      categories: linksTo('collections', collections),
      pages: linksTo('pages', pages),
    }
  })
}
