import {createUuid} from '../../lib/uuid.ts'
import {answer, NO_CONTENT, readBody, readText} from './ask.ts'
import {readProduct} from './offer.ts'
import {Refusal} from './refusal.ts'
import type {Route} from './route.ts'
import type {Supply} from './supply.ts'

/** Stock, quick views, and members. */
export const otherRoutes = (supply: Supply): readonly Route[] => [
  [
    'GET',
    '/api/commerce/inventory/stock',
    (_ask, _parts, query) => {
      const product = readProduct(supply, supply.products.get(query.get('itemId') ?? ''))
      if (!product) throw new Refusal(404, 'There is no such item.')
      const results = product.variants.map(({id, sku, unlimited, qtyInStock}) => ({
        sku,
        ...(sku === null && {variantId: id}),
        unlimited,
        qtyInStock,
      }))
      return answer({results})
    },
  ],
  [
    'GET',
    '/api/rendering/product-quick-view/*',
    (_, [id = '']) => {
      const html = supply.quickViews.get(id)
      if (html !== undefined) return answer({html})
      throw new Refusal(404, 'This page gives no quick view of this product.', {title: 'Product not found'})
    },
  ],
  [
    'POST',
    '/api/site-users/account/session',
    (ask) => {
      const {email, password} = readBody(ask)
      const known = supply.members.get(readText(email, 'email'))
      if (known === undefined || known !== password)
        throw new Refusal(401, 'The e-mail address or the password is wrong.')
      return answer({xsrfToken: createUuid()})
    },
  ],
  ['DELETE', '/api/site-users/account/session', () => NO_CONTENT],
  ['POST', '/api/site-users/account/locale', () => NO_CONTENT],
  [
    'POST',
    '/api/3/commerce/cart/subscription',
    () => {
      throw new Refusal(422, 'This page has no checkout, so a subscription cannot begin.')
    },
  ],
]
