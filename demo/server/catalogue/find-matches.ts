import {type Post, posts} from '../../seed/journal.ts'
import type {Store} from '../../seed/stores.ts'
import {translatePost} from '../../seed/translate-post.ts'
import type {ShopProduct} from './catalogue.ts'

export interface Matches {
  products: readonly ShopProduct[]
  stories: readonly Post[]
}

/** Whether the texts contain every word of the query. */
const contain = (query: string, ...texts: readonly string[]): boolean => {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const text = texts.join(' ').toLocaleLowerCase()
  return words.length > 0 && words.every((word) => text.includes(word))
}

export const findStories = (query: string, store: Store): Post[] =>
  posts
    .map((post) => translatePost(post, store))
    .filter(({title, excerpt, body}) => contain(query, title, excerpt, ...body))

/** The products and stories with every word of a query, in the language of a store. */
export const findMatches = (query: string, products: readonly ShopProduct[], store: Store): Matches => ({
  products: products.filter(({record}) => contain(query, record.title, record.summary)),
  stories: findStories(query, store),
})
