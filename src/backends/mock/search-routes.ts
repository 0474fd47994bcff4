import {onePrice} from '../../model/one-price.ts'
import {createMatch, toWords} from '../../model/search-words.ts'
import {answer} from './ask.ts'
import {readProduct} from './offer.ts'
import type {Route} from './route.ts'
import type {Supply} from './supply.ts'

/** Suggestions from the products of the page that have an address. */
export const searchRoutes = (supply: Supply): readonly Route[] => [
  [
    'GET',
    '/api/commerce/products/suggest',
    (_ask, _parts, query) => {
      const isMatch = createMatch(query.get('q') ?? '')
      const products = [...supply.products.values()].flatMap((source) => readProduct(supply, source) ?? [])
      const found = products.filter(({title, url}) => url && isMatch(toWords(title)))
      return answer({
        products: found.map((product) => {
          const price = onePrice(product)
          const {id, title, url} = product
          return {id, title, url, ...(price && {price: {currency: price.currency, value: price.minor}})}
        }),
        categories: [],
        pages: [],
      })
    },
  ],
]
