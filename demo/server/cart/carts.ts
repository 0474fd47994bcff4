import type {Cart, CartEntry} from '../../../src/api/generated/schema.ts'
import {HOME} from '../../seed/stores.ts'
import type {Database, Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import type {CartInput} from './cart-input.ts'
import {addCode, removeCode} from './codes.ts'
import {
  addEntry,
  type EntryKey,
  removeEntry,
  setAdditionalFields,
  setQuantity,
  type Taken,
} from './entries.ts'
import {cartInStore, type HomeReply} from './in-store.ts'
import {checkLocation, type Location} from './location.ts'
import {findOffer} from './offer.ts'
import {readShortStock} from './short-stock.ts'
import {type HomeCart, readCart} from './view.ts'

/** The caller: the cart of the cookie, if any, and the browser id that distinguishes visitors without a cart. */
export interface Visitor {
  cartId: string | null
  visitor: string
}

/** How long concurrent first additions still end up in one cart. */
const FIRST_ADDS_MS = 60_000
/** How long an `Add-To-Cart-Id` is remembered. */
const ADD_ID_MS = 24 * 60 * 60 * 1000

async function openCart(queries: Queries, {cartId, visitor}: Visitor, now: number): Promise<string> {
  const own = await queries.first(
    `SELECT id FROM carts WHERE id = ? OR (visitor = ? AND created > ?) ORDER BY id = ? DESC LIMIT 1`,
    [cartId, visitor, now - FIRST_ADDS_MS, cartId],
  )
  if (own) return String(own.id)
  const id = crypto.randomUUID()
  await queries.all('INSERT INTO carts (id, visitor, created) VALUES (?, ?, ?)', [id, visitor, now])
  return id
}

async function existingCart(queries: Queries, cartId: string): Promise<HomeCart> {
  const cart = await readCart(queries, cartId)
  if (!cart) throw new Refusal(404, 'There is no cart yet.')
  return cart
}

function entryOf(cart: Cart, entryId: string): CartEntry {
  const entry = cart.entries.find(({id}) => id === entryId)
  if (!entry) throw new Refusal(404, 'There is no such entry in the cart.')
  return entry
}

/** Explains partial additions to the visitor. */
async function problemsOf(queries: Queries, {entryId, wanted, taken}: Taken): Promise<Partial<HomeReply>> {
  if (taken === wanted) return {}
  const isRefused = (await readShortStock(queries)) === 'take-and-refuse'
  return {problems: [{code: 'stock', message: messages.notEnough, entryId, wanted, taken}], isRefused}
}

async function add(queries: Queries, cartId: string, input: CartInput): Promise<HomeReply> {
  const offer = await findOffer(queries, input.itemId, input.sku)
  if (offer.shopProduct.product.isSubscribable) throw new Refusal(422, messages.subscriptionOnly)
  const taken = await addEntry(queries, cartId, input, offer)
  const shoppingCart = await existingCart(queries, cartId)
  const newlyAdded = entryOf(shoppingCart, taken.entryId)
  return {shoppingCart, newlyAdded, ...(await problemsOf(queries, taken))}
}

/** Finds an earlier addition with this id, to return the same answer. */
async function findDone(queries: Queries, addId: string, cartId: string): Promise<HomeReply | null> {
  const row = await queries.first('SELECT reply FROM adds WHERE id = ? AND cart_id = ?', [addId, cartId])
  return row ? JSON.parse(String(row.reply)) : null
}

async function remember(queries: Queries, addId: string, reply: HomeReply, now: number): Promise<void> {
  await queries.all('DELETE FROM adds WHERE created < ?', [now - ADD_ID_MS])
  await queries.all('INSERT INTO adds (id, cart_id, reply, created) VALUES (?, ?, ?, ?)', [
    addId,
    reply.shoppingCart.id,
    JSON.stringify(reply),
    now,
  ])
}

/** The carts of all visitors. Every change is atomic, and changes run one after the other. */
export function createCarts(database: Database, now: () => number) {
  const change = (cartId: string, work: (queries: Queries) => Promise<unknown>): Promise<HomeCart> =>
    database.write(async (queries) => {
      await work(queries)
      return existingCart(queries, cartId)
    })
  return {
    read: (cartId: string) => readCart(database, cartId),
    /** Repeating an `addId` adds nothing. */
    add: (visitor: Visitor, input: CartInput, addId: string | null): Promise<HomeReply> =>
      database.write(async (queries) => {
        const cartId = await openCart(queries, visitor, now())
        const done = addId ? await findDone(queries, addId, cartId) : null
        if (done) return done
        const reply = await add(queries, cartId, input)
        if (addId) await remember(queries, addId, reply, now())
        return reply
      }),
    setQuantity: (key: EntryKey, quantity: number): Promise<HomeReply> =>
      database.write(async (queries) => {
        const taken = await setQuantity(queries, key, quantity)
        const shoppingCart = await existingCart(queries, key.cartId)
        return {shoppingCart, ...(await problemsOf(queries, taken))}
      }),
    remove: (key: EntryKey) => change(key.cartId, (queries) => removeEntry(queries, key)),
    addCode: (cartId: string, code: string) =>
      change(cartId, async (queries) => {
        await existingCart(queries, cartId)
        await addCode(queries, cartId, code)
      }),
    removeCode: (cartId: string, code: string) =>
      change(cartId, (queries) => removeCode(queries, cartId, code)),
    setLocation: (cartId: string, location: Location) =>
      change(cartId, (queries) =>
        queries.all('UPDATE carts SET location = ? WHERE id = ?', [
          JSON.stringify(checkLocation(location)),
          cartId,
        ]),
      ),
    setAdditionalFields: (key: EntryKey, fields: string): Promise<HomeReply> =>
      database.write(async (queries) => {
        const entryId = await setAdditionalFields(queries, key, fields)
        const shoppingCart = await existingCart(queries, key.cartId)
        return {shoppingCart, updatedEntry: entryOf(shoppingCart, entryId)}
      }),
    /** Every cart, oldest first. */
    list: async (): Promise<Cart[]> => {
      const rows = await database.all('SELECT id FROM carts ORDER BY created, id')
      const carts = await Promise.all(rows.map(({id}) => readCart(database, String(id))))
      return carts.flatMap((cart) => (cart ? cartInStore(cart, HOME) : []))
    },
  }
}

export type Carts = ReturnType<typeof createCarts>
