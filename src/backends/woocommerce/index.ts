import {asApiError} from '../../contract/errors.ts'
import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {type Cart, emptyCart} from '../../model/cart.ts'
import type {CartProblem} from '../../model/cart-problem.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import type {Changes} from '../changes.ts'
import type {Reading} from '../contract.ts'
import type {CreateBackend} from '../create-backend.ts'
import {readsOf} from '../reads-of.ts'
import {type Fields, records} from '../records.ts'
import {replyOf} from '../replies.ts'
import type {Needs} from '../settings.ts'
import type {Visitor} from '../visitor.ts'
import {type Calls, createCalls} from './calls.ts'
import type {CodePath} from './codes.ts'
import {explain} from './explain.ts'
import type {Lines} from './lines.ts'
import {toCart} from './to-cart.ts'

export const needs: Needs = {
  api: 'Give the address of the Store API: https://shop.example/wp-json/wc/store/v1.',
}

/** A separate file: a page that only shows the cart needs it only for variations. */
const productFile = () => import('./products.ts')

/** The shop accepts fractions, and then has a cart with wrong totals. */
async function checkQuantity(quantity: number): Promise<void> {
  if (!Number.isSafeInteger(quantity)) throw await explain(new RangeError(`quantity ${quantity}`))
}

/** The shop corrects the quantity of a new line to its limits without a message. */
function limitOf(cart: Fields, id: string, requested: number): CartProblem[] {
  const line = records(cart.items).findLast((item) => `${item.id}` === id)
  const quantity = Number(line?.quantity ?? requested)
  const entryId = textOrNull(line?.key)
  const isRaised = quantity > requested && quantity === readPath(line, 'quantity_limits.minimum')
  const problem = {code: 'quantity_limit', message: '', entryId, wanted: requested, taken: quantity}
  return quantity < requested || isRaised ? [problem] : []
}

/** The visitor's cart. */
function createVisitorCart(
  calls: Calls,
  {lastCart}: Visitor,
  changedByShop: Changes['changedByShop'],
  lines: Lines,
) {
  let isPlaced = false

  const isKnown = ({id, variation}: Fields): boolean =>
    !records(variation).length || lines.parents.has(`${id}`)

  async function replyWith(cart: Fields): Promise<CartReply> {
    if (!records(cart.items).every(isKnown))
      await productFile()
        .then(({learnParents}) => learnParents(calls, cart, lines))
        // each variation then counts as a separate product
        .catch(() => {})
    return replyOf(toCart(cart, {id: calls.cartId(), lines, checkoutUrl: calls.checkoutUrl(), isPlaced}))
  }

  /** Writes a change. The refusal of a conflict contains the cart, which differs from the page's. */
  async function write(path: string, body: Fields): Promise<Fields> {
    try {
      return asRecord(await calls.write(path, body))
    } catch (error) {
      const cart = readPath(asApiError(error)?.cause, 'data.cart')
      throw cart ? await explain(error, await replyWith(asRecord(cart))) : error
    }
  }

  return {
    write,
    replyWith,
    async read({signal, note}: Reading = {}): Promise<Cart> {
      if (!calls.isKnown()) return emptyCart()
      const before = lastCart.read()
      const {cart} = await replyWith(asRecord(await calls.read('/cart', signal)))
      // an ordered cart keeps its id, and is empty
      if (!cart.entries.length && lastCart.read() === before) lastCart.write('')
      // on the shop's origin, the shop's theme can also change the cart
      if (!calls.isOwn && lastCart.read() === before) note?.(changedByShop(cart))
      return cart
    },
    /** From here on, the cart has a destination. */
    replyPlaced(cart: Fields): Promise<CartReply> {
      isPlaced = true
      return replyWith(cart)
    },
  }
}

/** WooCommerce's Store API, version 1. */
export const createBackend: CreateBackend = ({settings, visitor, changes}) => {
  const calls = createCalls(settings, visitor)
  const {change, addOnce, changedByShop} = changes
  const lines: Lines = {parents: new Map(), open: new Set()}
  const {read, write, replyWith, replyPlaced} = createVisitorCart(calls, visitor, changedByShop, lines)
  const products = async () => (await productFile()).productsOf(calls)
  const lists = async () => (await import('./lists.ts')).listsOf(calls)

  const replyTo = async (path: string, body: Fields) => replyWith(await write(path, body))

  const changeCode = (path: CodePath, code: string) =>
    change(async () => {
      try {
        return await replyTo(path, {code})
      } catch (error) {
        const {doneBefore} = await import('./codes.ts').catch(() => Promise.reject(error))
        return doneBefore(error, path, code, read)
      }
    })

  return {
    mayHaveCart: calls.mayHaveCart,
    readCart: read,
    async add({quantity, idempotencyKey, ...key}) {
      await checkQuantity(quantity)
      const {itemId} = key
      const variantId = key.variantId ?? (await (await products()).findVariant(key))
      const [id = '', chosen] = variantId.split('?')
      const variation = [...new URLSearchParams(chosen)].map(([attribute, value]) => ({attribute, value}))
      if (chosen) lines.open.add(id)
      if (id !== itemId) lines.parents.set(id, itemId)
      return addOnce({
        idempotencyKey,
        quantity,
        isOf: (entry) => entry.itemId === itemId && (entry.variantId ?? id) === id,
        read,
        isStray: calls.isStray,
        async add() {
          const cart = await write('add-item', {id: Number(id), quantity, variation})
          return {...(await replyWith(cart)), problems: limitOf(cart, id, quantity)}
        },
      })
    },
    async setQuantity({id}, quantity) {
      await checkQuantity(quantity)
      return change(() => replyTo('update-item', {key: id, quantity}))
    },
    remove: ({id}) => change(() => replyTo('remove-item', {key: id})),
    addCode: (_cart, code) => changeCode('apply-coupon', code),
    removeCode: (_cart, code) => changeCode('remove-coupon', code),
    setLocation: async (_cart, place) => {
      const {setPlace} = await import('./set-place.ts')
      return change(async () => replyPlaced(await setPlace(write, place)))
    },
    ...readsOf(products),
    list: async (query, {signal} = {}) => (await lists()).list(query, signal),
    facets: async (query, {signal} = {}) => (await import('./facets.ts')).listFacets(calls, query, signal),
    recommend: async (id, intent, {signal} = {}) => (await lists()).recommend(id, intent, signal),
    search: async (text, {signal} = {}) => (await import('./search.ts')).searchShop(calls, text, signal),
  }
}
