import {viewCart} from './cart-view.ts'
import {allOf} from './catalogue.ts'
import {countCollection} from './collection-data.ts'
import {findOperation, type Operation} from './description.ts'
import {listCategories} from './list-categories.ts'
import {listProducts} from './list-products.ts'
import {listAttributes, listTags, listTerms} from './list-terms.ts'
import {viewProduct} from './product-view.ts'
import {badParameters, Refusal} from './refusal.ts'
import * as rules from './rules.ts'
import type {ADDRESS, Session, Sessions} from './sessions.ts'
import type {Reply, Site} from './site.ts'

/** A request to the API, below `/wp-json/wc/store/v1`. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  /** The parsed JSON; undefined for none. */
  body: unknown
  /** The session id in the cookie. */
  cookie: Session | undefined
}

function findProduct({items, shown}: Site, id: string): unknown {
  const isId = /^\d+$/.test(id)
  const item = allOf(items).find((candidate) => (isId ? `${candidate.id}` === id : candidate.slug === id))
  if (item) return viewProduct(item, shown)
  throw new Refusal(
    `woocommerce_rest_product_invalid_${isId ? 'id' : 'slug'}`,
    'There is no such product.',
    404,
  )
}

/** The fields that the description allows in a body. */
interface Body {
  id: number
  quantity: number
  variation?: {attribute: string; value: string}[]
  key: string
  code: string
  shipping_address?: Partial<typeof ADDRESS>
  rate_id: string
}

/** Changes of the cart, by operation. */
const CHANGES: Readonly<Record<string, (session: Session, body: Body, site: Site) => void>> = {
  addItem: (session, {id, quantity, variation = []}, {items}) =>
    rules.addItem(
      session,
      allOf(items).find((item) => item.id === id),
      quantity,
      variation,
    ),
  updateItem: (session, {key, quantity}) => rules.updateItem(session, key, quantity),
  removeItem: (session, {key}) => rules.removeItem(session, key),
  applyCoupon: (session, {code}) => rules.applyCoupon(session, code),
  removeCoupon: (session, {code}) => rules.removeCoupon(session, code),
  updateCustomer: (session, {shipping_address = {}}) => rules.updateAddress(session, shipping_address),
  selectShippingRate: (session, {rate_id}) => rules.selectRate(session, rate_id),
}

const refuse = ({code, message, status, params}: Refusal, cart: () => unknown) => ({
  status,
  body: {
    code,
    message,
    data: {status, ...(params && {params}), ...(status === 409 && {cart: cart()})},
  },
})

/** Without a valid token, a change needs a nonce. */
function checkNonce({method, headers}: Asked, hasToken: boolean, {isNonce}: Sessions): void {
  const {nonce} = headers
  if (method === 'GET' || hasToken) return
  if (!nonce) throw new Refusal('woocommerce_rest_missing_nonce', 'A nonce has to come with it.', 401)
  if (!isNonce(nonce)) throw new Refusal('woocommerce_rest_invalid_nonce', 'That nonce is not valid.', 403)
}

/** Reads or changes the cart of the token, else of the cookie, else of a new visitor. */
function answerCart(site: Site, operation: Operation, asked: Asked): Reply & {session: Session} {
  const {sessions, shown} = site
  const id = sessions.readToken(asked.headers['cart-token'] ?? '')
  const session = (id === null ? asked.cookie : sessions.find(id)) ?? sessions.begin(null, id ?? undefined)
  const view = () => viewCart(session, shown)
  const headers = {
    Nonce: sessions.createNonce(),
    'Cart-Token': sessions.tokenOf(session),
    // the file from the guide does this
    'Cache-Control': 'no-store',
  }
  try {
    checkNonce(asked, id !== null, sessions)
    const params = operation.checkBody(asked.body)
    if (Object.keys(params).length) throw badParameters(params)
    const change = CHANGES[operation.name]
    change?.(session, Object(asked.body), site)
    if (change) sessions.keep(session)
    return {status: operation.name === 'addItem' ? 201 : 200, body: view(), headers, session}
  } catch (error) {
    if (error instanceof Refusal) return {...refuse(error, view), headers, session}
    throw error
  }
}

type List = (site: Site, query: URLSearchParams, id: string) => Omit<Reply, 'status'>

/** Calls without a cart, by operation. */
const LISTS: Readonly<Record<string, List>> = {
  products: listProducts,
  categories: listCategories,
  tags: listTags,
  attributes: listAttributes,
  terms: ({items}, _query, id) => listTerms({items}, id),
  collectionData: countCollection,
}

function answerProducts(site: Site, operation: Operation, {query}: Asked): Reply {
  try {
    const params = operation.checkQuery(query)
    if (Object.keys(params).length) throw badParameters(params)
    const {id = ''} = operation.params
    const list = LISTS[operation.name]
    if (list) return {status: 200, ...list(site, query, id)}
    return {status: 200, body: findProduct(site, decodeURIComponent(id)), headers: {}}
  } catch (error) {
    if (error instanceof Refusal) return {...refuse(error, () => null), headers: {}}
    throw error
  }
}

/** WordPress leaves other fields out of the entries of a list. */
const withFields = (body: unknown, names: readonly string[]): unknown =>
  Array.isArray(body)
    ? body.map((entry) => Object.fromEntries(names.map((name) => [name, Object(entry)[name]])))
    : body

/** Answers a request. A reply of the double that does not match the description is an error. */
export function answer(site: Site, asked: Asked): Reply & {session?: Session} {
  const operation = findOperation(asked.method, asked.path)
  if (!operation)
    return {...refuse(new Refusal('rest_no_route', 'There is no such route.', 404), () => null), headers: {}}
  const isOfCart = asked.path.startsWith('/cart')
  const reply = isOfCart ? answerCart(site, operation, asked) : answerProducts(site, operation, asked)
  const problems = operation.checkReply(reply.status, reply.body)
  if (problems.length) throw new Error(`${asked.method} ${asked.path}: ${problems.join('; ')}`)
  const fields = asked.query.get('_fields')
  return fields ? {...reply, body: withFields(reply.body, fields.split(','))} : reply
}
