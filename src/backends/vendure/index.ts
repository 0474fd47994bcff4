import type {Abortable} from '../../api/cart/cart.ts'
import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {type Cart, emptyCart} from '../../model/cart.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import type {CreateBackend} from '../create-backend.ts'
import {readsOf} from '../reads-of.ts'
import {type Fields, records} from '../records.ts'
import {refusal, replyOf} from '../replies.ts'
import type {Needs} from '../settings.ts'
import type {Visitor} from '../visitor.ts'
import {type Calls, createCalls} from './calls.ts'
import * as q from './queries.ts'
import {toCart} from './to-cart.ts'

export const needs: Needs = {api: 'Give the address of the Shop API: https://shop.example/shop-api.'}

/** The visitor's order, as long as it is a cart. */
function createOrder({ask, includesTax}: Calls, {identity}: Visitor) {
  const replyWith = async (order: Fields): Promise<CartReply> => replyOf(toCart(order, await includesTax()))

  return {
    async read({signal}: Abortable = {}): Promise<Cart> {
      const order = await ask(q.READ, {}, signal)
      return order.id ? (await replyWith(order)).cart : emptyCart()
    },
    /**
     * Changes the order. If a checkout has started, reopens the order and repeats the call. A visitor without a token requests
     * one first: otherwise a lost reply would lose the token, and with it the order.
     */
    async call(query: string, variables: Fields): Promise<Fields> {
      if (!identity.read()) await ask(q.READ)
      const result = await ask(query, variables)
      if (result.errorCode !== 'ORDER_MODIFICATION_ERROR') return result
      await ask(q.REOPEN)
      return ask(query, variables)
    },
    /** A shop with too little stock adds what it has, and reports the resulting quantity. */
    async settle(
      {errorCode, message: words, order: current, quantityAvailable, ...order}: Fields,
      wanted = 0,
      lineOf: (order: Fields) => unknown = () => null,
    ): Promise<CartReply> {
      const [code, message] = [textOrNull(errorCode), textOrNull(words) ?? '']
      if (!code) return replyWith(order)
      if (!current) throw refusal(code, message)
      const quantity = Number(quantityAvailable)
      const entryId = textOrNull(lineOf(asRecord(current)))
      const problem = {code, message, entryId, wanted, taken: quantity}
      const reply = {...(await replyWith(asRecord(current))), problems: [problem]}
      if (quantity) return reply
      throw refusal(code, message, reply)
    },
  }
}

/** Vendure's Shop API (GraphQL). The visitor is a bearer token, which the first reply brings. */
export const createBackend: CreateBackend = ({settings, visitor, changes}) => {
  const calls = createCalls(settings, visitor)
  const {read, call, settle} = createOrder(calls, visitor)
  const {change, addOnce} = changes
  // a separate file: a page that only shows the cart does not need it
  const products = async () => (await import('./products.ts')).productsOf(calls)

  const changeOrder = (query: string, variables: Fields) =>
    change(async () => settle(await call(query, variables)))

  const setQuantity = (id: string, n: number) =>
    change(async () => settle(await call(q.SET, {id, n}), n, () => id))

  return {
    mayHaveCart: () => visitor.identity.read() !== '',
    readCart: read,
    async add({quantity, idempotencyKey, ...key}) {
      const id = key.variantId ?? (await (await products()).findVariant(key))
      const lineOf = (order: Fields) =>
        records(order.lines).find((line) => readPath(line, 'productVariant.id') === id)?.id
      return addOnce({
        idempotencyKey,
        quantity,
        isOf: ({variantId}) => variantId === id,
        read,
        add: async () => settle(await call(q.ADD, {id, n: quantity}), quantity, lineOf),
      })
    },
    setQuantity: ({id}, quantity) => setQuantity(id, quantity),
    remove: ({id}) => setQuantity(id, 0),
    addCode: (_cart, c) => changeOrder(q.CODE, {c}),
    removeCode: (_cart, c) => changeOrder(q.UNCODE, {c}),
    setLocation: async (_cart, place) => (await import('./place.ts')).setPlace(calls, changeOrder, place),
    ...readsOf(products),
    list: async (query, {signal} = {}) => (await import('./lists.ts')).listProducts(calls, query, signal),
    facets: async (query, {signal} = {}) => (await import('./facets.ts')).listFacets(calls, query, signal),
    search: async (text, {signal} = {}) => (await import('./search.ts')).searchShop(calls, text, signal),
  }
}
