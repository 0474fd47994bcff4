import type {Abortable} from '../../api/cart/cart.ts'
import {asApiError} from '../../contract/errors.ts'
import {asRecord} from '../../lib/as-record.ts'
import {type Cart, emptyCart} from '../../model/cart.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import type {CreateBackend} from '../create-backend.ts'
import {readsOf} from '../reads-of.ts'
import {type Fields, records} from '../records.ts'
import {refusal, replyOf} from '../replies.ts'
import type {Needs} from '../settings.ts'
import type {Visitor} from '../visitor.ts'
import {type Ask, createCalls} from './calls.ts'
import {type Options, toCart} from './to-cart.ts'

export const needs: Needs = {
  api: 'Give the origin of the Medusa server: https://shop.example.',
  key: 'Give a publishable API key: Medusa Admin, Settings, Publishable API Keys.',
  region: 'Give the id of a region, the end of its address in Medusa Admin: Settings, Regions.',
}

/** Medusa's default fields, and the name of the shipping method. */
const WHOLE = '?fields=%2Bshipping_methods.name'

/** A separate file: pages without products or lines do not fetch it. */
const productFile = () => import('./products.ts')

/** Medusa accepts fractions, and rounds them. */
function expectWhole(quantity: number): void {
  if (!Number.isSafeInteger(quantity)) throw refusal('invalid_quantity', '')
}

/** Makes replies of carts. */
function createReply(ask: Ask) {
  /** The options of each variant, by its id: lines have no options. */
  const options: Options = new Map()
  return async (cart: Fields): Promise<CartReply> => {
    if (!records(cart.items).every(({variant_id}) => options.has(`${variant_id}`)))
      await productFile()
        .then(({learnOptions}) => learnOptions(ask, cart, options))
        // the lines are then shown without options
        .catch(() => {})
    return replyOf(toCart(cart, options))
  }
}

/** The visitor's cart, by the id that identifies the visitor. */
function createVisitorCart(ask: Ask, region: string | null, {identity}: Visitor) {
  const replyWith = createReply(ask)
  const send = (path: string, body: Fields, method: 'POST' | 'DELETE' = 'POST') =>
    ask(path + WHOLE, {method, body})

  /** Null if it was ordered or deleted. */
  async function find(signal?: AbortSignal): Promise<Fields | null> {
    const id = identity.read()
    if (!id) return null
    try {
      const cart = asRecord((await ask(`/carts/${id}${WHOLE}`, {signal})).cart)
      if (!cart.completed_at) return cart
    } catch (error) {
      if (asApiError(error)?.kind !== 'not-found') throw error
    }
    if (identity.read() === id) identity.write('')
    return null
  }

  /** Moves a cart of another region to this one, with its prices. If Medusa refuses, the cart stays unchanged. */
  const inRegion = (cart: Fields): Promise<Fields> | Fields =>
    cart.region_id === region
      ? cart
      : send(`/carts/${cart.id}`, {region_id: region}).then(
          (reply) => asRecord(reply.cart),
          () => cart,
        )

  async function read({signal}: Abortable = {}): Promise<Cart> {
    const cart = await find(signal)
    return cart ? (await replyWith(await inRegion(cart))).cart : emptyCart()
  }

  async function write(path: string, body: Fields, method?: 'DELETE'): Promise<CartReply> {
    const reply = await send(`/carts/${identity.read()}${path}`, body, method).catch(async (error) => {
      throw await import('./refusals.ts').then(
        ({withCart}) => withCart(error, read),
        () => error,
      )
    })
    return replyWith(asRecord(reply.cart))
  }

  /**
   * Creates an empty cart before the addition: if one call did both and its reply were lost, no page would know the cart. A
   * lost reply here leaves one more empty cart, which costs nothing.
   */
  async function begin(): Promise<void> {
    const create = () => send('/carts', {region_id: region})
    const reply = await create().catch((error) => {
      if ((asApiError(error)?.status ?? 500) < 500) throw error
      return create()
    })
    const {cart} = await replyWith(asRecord(reply.cart))
    identity.write(cart.id ?? '')
  }

  /** A refused addition has read the cart. If the shop no longer has that cart, the addition creates another. */
  async function addLine(line: Fields): Promise<CartReply> {
    const path = '/line-items'
    if (!identity.read()) await begin()
    try {
      return await write(path, line)
    } catch (error) {
      if (identity.read()) throw error
      await begin()
      return write(path, line)
    }
  }

  return {read, write, addLine}
}

/** Medusa's Store API. The id of the cart identifies the visitor. */
export const createBackend: CreateBackend = ({settings, visitor, changes}) => {
  const {region} = settings
  const {identity} = visitor
  const ask = createCalls(settings)
  const {read, write, addLine} = createVisitorCart(ask, region, visitor)
  const products = async () => (await productFile()).productsOf(ask, region)
  const change = (...args: Parameters<typeof write>) => changes.change(() => write(...args))

  async function setLine(id: string, body: {quantity: number} & Fields): Promise<CartReply> {
    expectWhole(body.quantity)
    return change(`/line-items/${id}`, body)
  }

  const metadataOf = async (fields: unknown) => (await import('./metadata-of.ts')).metadataOf(fields)

  return {
    mayHaveCart: () => identity.read() !== '',
    readCart: read,
    async add({quantity, idempotencyKey, additionalFields, ...key}) {
      expectWhole(quantity)
      const variant_id = key.variantId ?? (await (await products()).findVariant(key))
      const line = {
        variant_id,
        quantity,
        ...(additionalFields ? {metadata: await metadataOf(additionalFields)} : {}),
      }
      return changes.addOnce({
        idempotencyKey,
        quantity,
        isOf: ({variantId}) => variantId === variant_id,
        read,
        add: () => addLine(line),
      })
    },
    setQuantity: ({id}, quantity) => setLine(id, {quantity}),
    // `DELETE` would report success for a line that does not exist
    remove: ({id}) => setLine(id, {quantity: 0}),
    setFields: async ({id, quantity}, fields) => setLine(id, {quantity, metadata: await metadataOf(fields)}),
    addCode: (_cart, code) => change('/promotions', {promo_codes: [code]}),
    removeCode: (_cart, code) => change('/promotions', {promo_codes: [code]}, 'DELETE'),
    setLocation: async (_cart, place) =>
      (await import('./place.ts')).setPlace(ask, identity.read(), change, place),
    ...readsOf(products),
    list: async (query, {signal} = {}) =>
      (await import('./lists.ts')).listProducts(ask, region, query, signal),
    search: async (text, {signal} = {}) =>
      (await import('./search.ts')).searchShop(ask, region, text, signal),
  }
}
