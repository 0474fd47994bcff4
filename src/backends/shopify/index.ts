import type {Abortable} from '../../api/cart/cart.ts'
import type {ApiError} from '../../api/errors.ts'
import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {type Cart, type CartEntry, emptyCart} from '../../model/cart.ts'
import type {CartProblem} from '../../model/cart-problem.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import type {CreateBackend} from '../create-backend.ts'
import {records} from '../records.ts'
import {notFound, refusal, replyOf} from '../replies.ts'
import {createCalls, type Fields} from './calls.ts'
import {gidOf, shortId} from './ids.ts'
import * as q from './queries.ts'
import {toCart} from './to-cart.ts'

/** Pages of the cart alone have no use for it. */
const products = () => import(/* apart */ './products.ts')
const codes = () => import(/* apart */ './codes.ts')

/** What the visitor filled in, as the merchant sees it with the line. */
function attributesOf(additionalFields: unknown): Fields[] {
  const parsed = parseJson(textOrNull(additionalFields))
  const fields = Object.entries(asRecord(parsed.ok ? parsed.value : null))
  return fields.map(([key, value]) => ({key, value: `${value}`}))
}

/** A cart that was ordered, has expired, or is called without its key: all have this one refusal. */
const isGone = ({userErrors}: Fields): boolean =>
  records(userErrors).some(({field}) => `${field}` === 'cartId')

function refused(payload: Fields, reply: CartReply | null = null): ApiError {
  const [error] = records(payload.userErrors)
  const code = textOrNull(error?.code) ?? 'INVALID'
  if (code === 'INVALID_MERCHANDISE_LINE' || isGone(payload)) return notFound(`such cart or line: ${code}`)
  return refusal(code, textOrNull(error?.message) ?? '', reply)
}

const toProblem = ({code, message, target}: Fields): CartProblem => ({
  code: `${code}`,
  message: textOrNull(message) ?? '',
  entryId: textOrNull(target),
  wanted: null,
  taken: null,
})

function settle(payload: Fields): CartReply {
  const {cart, userErrors, warnings} = payload
  const reply = cart ? replyOf(toCart(asRecord(cart))) : null
  if (!reply || records(userErrors).length) throw refused(payload, reply)
  return {...reply, problems: records(warnings).map(toProblem)}
}

/** A shop that has less than is wanted warns, and takes what it has. */
function judge(reply: CartReply, wanted: number, taken: number, entryId?: string): CartReply {
  const short = reply.problems.find(({code}) => code.startsWith('MERCHANDISE_'))
  if (!short || taken >= wanted) return reply
  const problem = {...short, entryId: entryId ?? null, wanted, taken: Math.max(0, taken)}
  const judged = {...reply, problems: [problem]}
  if (taken > 0) return judged
  throw refusal(short.code, short.message, judged)
}

/** Shopify's Storefront API (GraphQL). The visitor is known by the id of the cart, which has a secret key in it. */
export const createBackend: CreateBackend = ({settings, visitor: {kept}, changes}) => {
  const calls = createCalls(settings)
  const {ask, country} = calls
  const buyerIdentity = country && {countryCode: country}

  const apply = (query: string, v: unknown): Promise<CartReply> =>
    changes.change(async () => settle(await ask(query, {id: kept.read(), v})))

  /** An empty cart, apart from the addition: one whose reply is lost would be in a cart that no page knows. */
  async function begin(): Promise<string> {
    const payload = await calls.begin(q.BEGIN, {v: buyerIdentity ? {buyerIdentity} : {}})
    const id = textOrNull(readPath(payload, 'cart.id'))
    if (!id) throw refused(payload)
    kept.write(id)
    return id
  }

  async function readCart({signal}: Abortable = {}): Promise<Cart> {
    const id = kept.read()
    if (!id) return emptyCart()
    const cart = await ask(q.READ, {id}, signal)
    if (!cart.id) {
      if (kept.read() === id) kept.write('')
      return emptyCart()
    }
    if (!country || readPath(cart, 'buyerIdentity.countryCode') === country) return replyOf(toCart(cart)).cart
    const {cart: moved} = await ask(q.BUYER, {id, v: buyerIdentity})
    return replyOf(toCart(asRecord(moved ?? cart))).cart
  }

  async function addLine(line: Fields): Promise<CartReply> {
    const added = await ask(q.ADD, {id: kept.read() || (await begin()), ...line})
    return settle(isGone(added) ? await ask(q.ADD, {id: await begin(), ...line}) : added)
  }

  return {
    mayHaveCart: () => kept.read() !== '',
    readCart,
    async add({quantity, idempotencyKey, additionalFields, ...key}) {
      const id = shortId(key.variantId ?? (await (await products()).findVariant(calls, key)))
      const isOf = ({variantId}: CartEntry) => variantId === id
      const line = {m: gidOf('ProductVariant', id), n: quantity, a: attributesOf(additionalFields)}
      return changes.addOnce({
        idempotencyKey,
        quantity,
        isOf,
        read: readCart,
        async add() {
          const reply = await addLine(line)
          const {cart} = reply
          return judge(reply, quantity, changes.gainOf(cart, isOf), cart.entries.find(isOf)?.id)
        },
      })
    },
    setQuantity: ({id}, quantity) =>
      changes.change(async () => {
        const reply = settle(await ask(q.SET, {id: kept.read(), l: id, n: quantity}))
        const line = reply.cart.entries.find((one) => one.id === id)
        return judge(reply, quantity, line?.quantity ?? 0, id)
      }),
    remove: ({id}) => apply(q.REMOVE, [id]),
    addCode: async (cart, code) => (await codes()).addCode((v) => apply(q.CODES, v), cart, code),
    removeCode: async (cart, code) => (await codes()).removeCode((v) => apply(q.CODES, v), cart, code),
    setLocation: async (_cart, place) =>
      (await import(/* apart */ './delivery.ts')).setPlace(calls, kept.read(), apply, place),
    readStock: async (id, {signal} = {}) => (await products()).readStock(calls, id, signal),
    readProduct: async (id, {signal} = {}) => (await products()).readProduct(calls, id, signal),
    readQuickView: async (id, {signal} = {}) => (await products()).readQuickView(calls, id, signal),
  }
}
