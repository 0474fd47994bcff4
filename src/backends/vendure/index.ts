import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {emptyCart} from '../../model/cart.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import type {ItemKey} from '../../model/item-key.ts'
import type {CreateBackend} from '../create-backend.ts'
import {quickViewOf} from '../quick-view.ts'
import {records} from '../records.ts'
import {notFound, refusal, replyOf} from '../replies.ts'
import {createCalls, type Fields} from './calls.ts'
import * as q from './queries.ts'
import {toCart} from './to-cart.ts'
import {toProduct} from './to-product.ts'

/** Vendure's Shop API (GraphQL). The visitor is a bearer token, which the first reply brings. */
export const createBackend: CreateBackend = ({settings, visitor}) => {
  const {ask, includesTax} = createCalls(settings, visitor)

  const cartOf = async (order: Fields): Promise<CartReply> => replyOf(toCart(order, await includesTax()))

  /** An answer to a change of quantities. A shop that has less says how many it took, and takes them. */
  async function settle(
    result: Fields,
    wanted: number,
    idOf: (order: Fields) => unknown,
  ): Promise<CartReply> {
    const code = textOrNull(result.errorCode)
    if (!code) return cartOf(result)
    const message = textOrNull(result.message) ?? ''
    if (!result.order) throw refusal(code, message)
    const order = asRecord(result.order)
    const taken = Number(result.quantityAvailable)
    const {cart} = await cartOf(order)
    const problem = {code, message, entryId: textOrNull(idOf(order)), wanted, taken}
    const reply = {cart, newlyAdded: null, problems: [problem]}
    if (!taken) throw refusal(code, message, reply)
    return reply
  }

  /** A change in turn, and once more where a checkout had been begun. */
  const change = (query: string, variables: Fields): Promise<Fields> =>
    visitor.inTurn(async () => {
      const result = await ask(query, variables)
      if (result.errorCode !== 'ORDER_MODIFICATION_ERROR') return result
      await ask(q.REOPEN)
      return ask(query, variables)
    })

  const changeOrder = async (query: string, variables: Fields): Promise<CartReply> =>
    settle(await change(query, variables), 0, () => null)

  async function find(id: string, signal?: AbortSignal): Promise<Fields> {
    const {r, s} = await ask.all(q.FIND, {id, s: id}, signal)
    if (!r && !s) throw notFound(`product "${id}"`)
    return toProduct(asRecord(r ?? s), await includesTax())
  }

  async function variantOf({itemId, sku, variantId}: ItemKey): Promise<unknown> {
    if (variantId) return variantId
    const variants = records((await find(itemId)).variants)
    return (variants.find((one) => one.sku === sku) ?? variants[0])?.id ?? itemId
  }

  const setQuantity = async (id: string, n: number): Promise<CartReply> =>
    settle(await change(q.SET, {id, n}), n, () => id)

  return {
    mayHaveCart: () => visitor.kept.read() !== '',
    async readCart({signal} = {}) {
      const order = await ask(q.READ, {}, signal)
      return order.id ? (await cartOf(order)).cart : emptyCart()
    },
    async add({quantity: n, ...key}) {
      const id = await variantOf(key)
      const lineOf = (order: Fields) =>
        records(order.lines).find((line) => readPath(line, 'productVariant.id') === id)?.id
      return settle(await change(q.ADD, {id, n}), n, lineOf)
    },
    setQuantity: ({id}, quantity) => setQuantity(id, quantity),
    remove: ({id}) => setQuantity(id, 0),
    addCode: (_cart, c) => changeOrder(q.CODE, {c}),
    removeCode: (_cart, c) => changeOrder(q.UNCODE, {c}),
    async setLocation(_cart, {line1, line2, city, region, postalCode, country}) {
      const a = {
        streetLine1: line1 || '-',
        streetLine2: line2,
        city,
        province: region,
        postalCode,
        countryCode: country,
      }
      const reply = await changeOrder(q.PLACE, {a})
      const {r} = await ask.all(q.METHODS)
      const [method] = records(r)
      return method ? changeOrder(q.METHOD, {id: [method.id]}) : reply
    },
    async readStock(itemId, {signal} = {}) {
      const {variants} = await find(itemId, signal)
      return records(variants).map(({id, sku, unlimited, qtyInStock}) => ({
        sku: textOrNull(sku),
        variantId: textOrNull(id),
        unlimited: unlimited === true,
        qtyInStock: Number(qtyInStock),
      }))
    },
    readProduct: (id, {signal} = {}) => find(id, signal),
    readQuickView: async (id, {signal} = {}) => quickViewOf(await find(id, signal)),
  }
}
