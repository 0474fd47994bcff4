import type {Abortable} from '../../api/cart/cart.ts'
import {asApiError} from '../../contract/errors.ts'
import {asRecord} from '../../lib/as-record.ts'
import {type Cart, emptyCart} from '../../model/cart.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import type {CreateBackend} from '../create-backend.ts'
import {readsOf} from '../reads-of.ts'
import {type Fields, records} from '../records.ts'
import {refusal, replyOf} from '../replies.ts'
import {createCalls} from './calls.ts'
import {type Options, toCart} from './to-cart.ts'

/** All that Medusa gives by default, and the name of the shipping method. */
const WHOLE = '?fields=%2Bshipping_methods.name'

/** Medusa takes fractions, and rounds them. */
function expectWhole(quantity: number): void {
  if (!Number.isSafeInteger(quantity)) throw refusal('invalid_quantity', '')
}

/** Medusa's Store API. The visitor is known by the id of the cart. */
export const createBackend: CreateBackend = ({settings, visitor: {kept}, changes}) => {
  const {region} = settings
  const ask = createCalls(settings)
  /** Pages without products or lines do not fetch it. */
  const load = () => import(/* apart */ './products.ts')
  const products = async () => (await load()).productsOf(ask, region)
  /** By the id of a variant: lines have none. */
  const options: Options = new Map()

  async function replyWith(cart: Fields): Promise<CartReply> {
    if (!records(cart.items).every(({variant_id}) => options.has(`${variant_id}`)))
      await load()
        .then(({learnOptions}) => learnOptions(ask, cart, options))
        // the lines have no options then
        .catch(() => {})
    return replyOf(toCart(cart, options))
  }

  const send = (path: string, body: Fields, method: 'POST' | 'DELETE' = 'POST') =>
    ask(path + WHOLE, {method, body})

  /** The cart that is kept; null where it has been ordered, or is gone. */
  async function find(signal?: AbortSignal): Promise<Fields | null> {
    const id = kept.read()
    if (!id) return null
    try {
      const cart = asRecord((await ask(`/carts/${id}${WHOLE}`, {signal})).cart)
      if (!cart.completed_at) return cart
    } catch (error) {
      if (asApiError(error)?.kind !== 'not-found') throw error
    }
    if (kept.read() === id) kept.write('')
    return null
  }

  /** A cart of another region takes on the prices of this one; it stays as it is where Medusa refuses. */
  const inRegion = (cart: Fields): Promise<Fields> | Fields =>
    cart.region_id === region
      ? cart
      : send(`/carts/${cart.id}`, {region_id: region}).then(
          (reply) => asRecord(reply.cart),
          () => cart,
        )

  async function readCart({signal}: Abortable = {}): Promise<Cart> {
    const cart = await find(signal)
    return cart ? (await replyWith(await inRegion(cart))).cart : emptyCart()
  }

  /**
   * An empty cart, apart from the addition: one whose reply is lost would be in a cart that no page knows. Empty carts cost
   * nothing: where a reply is lost, there is one more.
   */
  async function begin(): Promise<void> {
    const create = () => send('/carts', {region_id: region})
    const made = await create().catch((error) => {
      if ((asApiError(error)?.status ?? 500) < 500) throw error
      return create()
    })
    const {cart} = await replyWith(asRecord(made.cart))
    kept.write(cart.id ?? '')
  }

  async function write(path: string, body: Fields, method?: 'DELETE'): Promise<CartReply> {
    const reply = await send(`/carts/${kept.read()}${path}`, body, method).catch(async (error) => {
      throw await import(/* apart */ './refusals.ts').then(
        ({withCart}) => withCart(error, readCart),
        () => error,
      )
    })
    return replyWith(asRecord(reply.cart))
  }

  /** A refused change has read the cart: where that is gone, the addition begins another. */
  async function addLine(line: Fields): Promise<CartReply> {
    const path = '/line-items'
    if (!kept.read()) await begin()
    try {
      return await write(path, line)
    } catch (error) {
      if (kept.read()) throw error
      await begin()
      return write(path, line)
    }
  }

  const change = (...args: Parameters<typeof write>) => changes.change(() => write(...args))

  async function setLine(id: string, body: {quantity: number} & Fields): Promise<CartReply> {
    expectWhole(body.quantity)
    return change(`/line-items/${id}`, body)
  }

  const metadataOf = async (fields: unknown) =>
    (await import(/* apart */ './metadata-of.ts')).metadataOf(fields)

  return {
    mayHaveCart: () => kept.read() !== '',
    readCart,
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
        read: readCart,
        add: () => addLine(line),
      })
    },
    setQuantity: ({id}, quantity) => setLine(id, {quantity}),
    // Medusa deletes what is not there, too, and says nothing of it
    remove: ({id}) => setLine(id, {quantity: 0}),
    setFields: async ({id, quantity}, fields) => setLine(id, {quantity, metadata: await metadataOf(fields)}),
    addCode: (_cart, code) => change('/promotions', {promo_codes: [code]}),
    removeCode: (_cart, code) => change('/promotions', {promo_codes: [code]}, 'DELETE'),
    setLocation: async (_cart, place) =>
      (await import(/* apart */ './place.ts')).setPlace(ask, kept.read(), change, place),
    ...readsOf(products),
    list: async (query, {signal} = {}) =>
      (await import(/* apart */ './lists.ts')).listProducts(ask, region, query, signal),
  }
}
