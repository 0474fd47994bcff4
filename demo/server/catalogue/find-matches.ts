import {createMatch, toWords} from '../../../src/model/search-words.ts'
import {type Post, posts} from '../../seed/journal.ts'
import type {Store} from '../../seed/stores.ts'
import {translatePost} from '../../seed/translate-post.ts'
import type {ShopProduct} from './catalogue.ts'

export interface Matches {
  products: readonly ShopProduct[]
  stories: readonly Post[]
}

/** By the rule of lists: each word of the query begins a word of the texts. */
export function findStories(query: string, store: Store): Post[] {
  const isMatch = createMatch(query)
  return posts
    .map((post) => translatePost(post, store))
    .filter(({title, excerpt, body}) => isMatch(toWords([title, excerpt, ...body].join(' '))))
}

/** The products and stories with every word of a query, in the language of a store. */
export function findMatches(query: string, products: readonly ShopProduct[], store: Store): Matches {
  const isMatch = createMatch(query)
  return {
    products: products.filter(({record: {title, summary}}) => isMatch(toWords(`${title} ${summary}`))),
    stories: findStories(query, store),
  }
}
