import {GraphQLError} from 'graphql'
import {createMatch, toWords} from '../../../../src/model/search-words.ts'
import {CATEGORY} from '../../goods.ts'
import {allProducts, viewProduct} from './catalogue.mjs'

/** The maximum of a kind, and its default. */
const MOST = 10
const PAGES = [{handle: 'care', title: 'Care of cups'}]

/** The default fields that the shop has: titles, of variants too. */
const wordsOf = ({title, variants = []}) => toWords([title, ...variants.map((one) => one.title)].join(' '))

/** `PredictiveSearchResult` of the schema. Each kind has as many as the limit; other scopes are not there. */
export function predict({query, limit = MOST, limitScope, types}, country) {
  if (!(limit >= 1 && limit <= MOST) || limitScope !== 'EACH')
    throw new GraphQLError('limit or limitScope', {extensions: {code: 'BAD_REQUEST'}})
  const isMatch = createMatch(query)
  const find = (type, all) =>
    types.includes(type) ? all.filter((one) => isMatch(wordsOf(one))).slice(0, limit) : []
  return {
    products: find('PRODUCT', allProducts()).map((product) => viewProduct(product, country)),
    collections: find('COLLECTION', [CATEGORY]),
    pages: find('PAGE', PAGES),
    articles: [],
    queries: [],
  }
}
