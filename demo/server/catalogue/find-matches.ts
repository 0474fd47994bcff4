import {parseProductQuery} from '../../../src/model/product-query.ts'
import {MOST_ON_PAGE} from '../../../src/model/query-limits.ts'
import {createMatch, toWords} from '../../../src/model/search-words.ts'
import {type Post, posts} from '../../seed/journal.ts'
import type {Store} from '../../seed/stores.ts'
import {translatePost} from '../../seed/translate-post.ts'
import type {Queries} from '../database.ts'
import type {ShopProduct} from './catalogue.ts'
import {listPage} from './list-page.ts'

export interface Matches {
  products: readonly ShopProduct[]
  stories: readonly Post[]
  /** A large shop has more products than a page shows. */
  found: number
}

/** By the rule of lists: each word of the query begins a word of the texts. */
export function findStories(query: string, store: Store): Post[] {
  const isMatch = createMatch(query)
  return posts
    .map((post) => translatePost(post, store))
    .filter(({title, excerpt, body}) => isMatch(toWords([title, excerpt, ...body].join(' '))))
}

/** The first products and all stories with every word of a query, in the language of a store. */
export async function findMatches(queries: Queries, query: string, store: Store): Promise<Matches> {
  const stories = findStories(query, store)
  const {value} = parseProductQuery(new URLSearchParams({query, pageSize: `${MOST_ON_PAGE}`}), store.currency)
  // without words, a list is the whole shop
  const {products, total} = query ? await listPage(queries, value, store) : {products: [], total: 0}
  return {products, stories, found: total + stories.length}
}
