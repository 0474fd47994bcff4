import type {Abortable} from '../../api/cart/cart.ts'
import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {type Cart, type CartEntry, emptyCart} from '../../model/cart.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import type {CreateBackend} from '../create-backend.ts'
import {readsOf} from '../reads-of.ts'
import {type Fields, records} from '../records.ts'
import {replyOf} from '../replies.ts'
import type {Needs} from '../settings.ts'
import type {Visitor} from '../visitor.ts'
import {type Calls, createCalls} from './calls.ts'
import {gidOf, shortId} from './ids.ts'
import {isGone} from './is-gone.ts'
import * as q from './queries.ts'
import {toCart} from './to-cart.ts'

export const needs: Needs = {
  api: 'Give the address of the Storefront API: https://your-shop.myshopify.com/api/2026-04/graphql.json.',
  key: 'Give the public access token of a storefront: Shopify admin, Sales channels, Headless.',
}

/** Separate files: a page that only shows the cart does not need them. */
const codes = () => import('./codes.ts')
const refusals = () => import('./refusals.ts')

async function settle(payload: Fields): Promise<CartReply> {
  const {cart, userErrors, warnings} = payload
  const reply = cart ? replyOf(toCart(asRecord(cart))) : null
  if (!reply || records(userErrors).length) throw (await refusals()).refused(payload, reply)
  const list = records(warnings)
  return list.length ? {...reply, problems: (await refusals()).toProblems(list)} : reply
}

/** Compares the requested quantity with the resulting one if the shop warns. */
const judge = async (reply: CartReply, ...quantities: [wanted: number, taken: number, entryId?: string]) =>
  reply.problems.length ? (await refusals()).judge(reply, ...quantities) : reply

/** The visitor's cart, by the id that identifies the visitor. */
function createVisitorCart(calls: Calls, {identity}: Visitor) {
  const {ask, country} = calls

  /** Creates an empty cart before the addition: if one call did both and its reply were lost, no page would know the cart. */
  async function begin(): Promise<string> {
    const payload = await ask(q.BEGIN, {v: country ? {buyerIdentity: {countryCode: country}} : {}})
    const id = textOrNull(readPath(payload, 'cart.id'))
    if (!id) throw (await refusals()).refused(payload, null)
    identity.write(id)
    return id
  }

  return {
    async read({signal}: Abortable = {}): Promise<Cart> {
      const id = identity.read()
      if (!id) return emptyCart()
      const cart = await ask(q.READ, {id}, signal)
      if (!cart.id) {
        if (identity.read() === id) identity.write('')
        return emptyCart()
      }
      if (!country || readPath(cart, 'buyerIdentity.countryCode') === country)
        return replyOf(toCart(cart)).cart
      const moved = await (await import('./country.ts')).moveCart(calls, cart)
      return replyOf(toCart(asRecord(moved))).cart
    },
    async addLine(line: Fields): Promise<CartReply> {
      const added = await ask(q.ADD, {id: identity.read() || (await begin()), ...line})
      return settle(isGone(added) ? await ask(q.ADD, {id: await begin(), ...line}) : added)
    },
  }
}

/** Shopify's Storefront API (GraphQL). The id of the cart identifies the visitor: it contains a secret key. */
export const createBackend: CreateBackend = ({settings, visitor, changes}) => {
  const calls = createCalls(settings)
  const {ask} = calls
  const {identity} = visitor
  const {read, addLine} = createVisitorCart(calls, visitor)
  const products = async () => (await import('./products.ts')).productsOf(calls)

  const lists = async () => (await import('./lists.ts')).listsOf(calls)

  const apply = (query: string, v: unknown): Promise<CartReply> =>
    changes.change(async () => settle(await ask(query, {id: identity.read(), v})))

  return {
    mayHaveCart: () => identity.read() !== '',
    readCart: read,
    async add({quantity, idempotencyKey, additionalFields, ...key}) {
      const id = shortId(key.variantId ?? (await (await products()).findVariant(key)))
      const isOf = ({variantId}: CartEntry) => variantId === id
      const a = additionalFields ? (await import('./attributes-of.ts')).attributesOf(additionalFields) : []
      const line = {m: gidOf('ProductVariant', id), n: quantity, a}
      return changes.addOnce({
        idempotencyKey,
        quantity,
        isOf,
        read,
        async add() {
          const reply = await addLine(line)
          const {cart} = reply
          return judge(reply, quantity, changes.gainOf(cart, isOf), cart.entries.find(isOf)?.id)
        },
      })
    },
    setQuantity: ({id}, quantity) =>
      changes.change(async () => {
        const reply = await settle(await ask(q.SET, {id: identity.read(), l: id, n: quantity}))
        const line = reply.cart.entries.find((entry) => entry.id === id)
        return judge(reply, quantity, line?.quantity ?? 0, id)
      }),
    remove: ({id}) => apply(q.REMOVE, [id]),
    addCode: async (cart, code) => (await codes()).addCode(apply, cart, code),
    removeCode: async (cart, code) => (await codes()).removeCode(apply, cart, code),
    setLocation: async (_cart, place) =>
      (await import('./delivery.ts')).setPlace(calls, identity.read(), apply, place),
    ...readsOf(products),
    list: async (query, {signal} = {}) => (await lists()).list(query, signal),
    facets: async (query, {signal} = {}) => (await import('./facets.ts')).listFacets(calls, query, signal),
    recommend: async (id, intent, {signal} = {}) => (await lists()).recommend(id, intent, signal),
    search: async (text, {signal} = {}) => (await import('./search.ts')).searchShop(calls, text, signal),
  }
}
