import type {Cart, CartEntry} from '../../../src/api/generated/schema.ts'
import {HOME} from '../../seed/stores.ts'
import type {Database, Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {LINE, LONGEST_ID} from '../storage/quotas.ts'
import type {Shares} from '../storage/shares.ts'
import type {CartInput} from './cart-input.ts'
import {addCode, removeCode} from './codes.ts'
import {
  addEntry,
  type EntryKey,
  removeEntry,
  setAdditionalFields,
  setQuantity,
  setVariant,
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
  network: string
}

/** How long concurrent first additions still end up in one cart. */
const FIRST_ADDS_MS = 60_000
/** How long an `Add-To-Cart-Id` is remembered. */
const ADD_ID_MS = 24 * 60 * 60 * 1000

const touch = (queries: Queries, cartId: string, now: number) =>
  queries.all('UPDATE carts SET changed = ? WHERE id = ?', [now, cartId])

async function findCart(queries: Queries, {cartId, visitor}: Visitor, now: number): Promise<string | null> {
  const own = await queries.first(
    `SELECT id FROM carts WHERE id = ? OR (visitor = ? AND created > ?) ORDER BY id = ? DESC LIMIT 1`,
    [cartId, visitor, now - FIRST_ADDS_MS, cartId],
  )
  return own ? String(own.id) : null
}

async function createCart(queries: Queries, {visitor}: Visitor, now: number): Promise<string> {
  const id = crypto.randomUUID()
  await queries.all('INSERT INTO carts (id, visitor, created, changed) VALUES (?, ?, ?, ?)', [
    id,
    visitor,
    now,
    now,
  ])
  return id
}

function checkAddId(addId: string | null): void {
  if ((addId?.length ?? 0) > LONGEST_ID) throw new Refusal(400, 'Add-To-Cart-Id is too long.')
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

/** What the reply to an addition says beside the cart. */
type Extra = Awaited<ReturnType<typeof problemsOf>>

async function add(queries: Queries, cartId: string, input: CartInput): Promise<[entryId: string, Extra]> {
  const offer = await findOffer(queries, input.itemId, input.sku)
  if (offer.shopProduct.product.isSubscribable) throw new Refusal(422, messages.subscriptionOnly)
  const taken = await addEntry(queries, cartId, input, offer)
  return [taken.entryId, await problemsOf(queries, taken)]
}

/** The cart as it is now, with the entry of an addition, unless that was removed since. */
async function replyTo(
  queries: Queries,
  cartId: string,
  [entryId, extra]: [string, Extra],
): Promise<HomeReply> {
  const shoppingCart = await existingCart(queries, cartId)
  const newlyAdded = shoppingCart.entries.find(({id}) => id === entryId)
  return {shoppingCart, ...(newlyAdded && {newlyAdded}), ...extra}
}

/** An earlier addition with this id. */
async function findDone(queries: Queries, addId: string, cartId: string): Promise<[string, Extra] | null> {
  const row = await queries.first('SELECT entry_id, extra FROM adds WHERE id = ? AND cart_id = ?', [
    addId,
    cartId,
  ])
  return row ? [String(row.entry_id), JSON.parse(String(row.extra))] : null
}

/** Keeps no more of an addition than its entry: the whole cart with each would grow with its square. */
async function remember(
  queries: Queries,
  {id, cartId}: {id: string; cartId: string},
  [entryId, extra]: [string, Extra],
  now: number,
): Promise<void> {
  await queries.all('DELETE FROM adds WHERE created < ?', [now - ADD_ID_MS])
  await queries.all('INSERT INTO adds (id, cart_id, entry_id, extra, created) VALUES (?, ?, ?, ?, ?)', [
    id,
    cartId,
    entryId,
    JSON.stringify(extra),
    now,
  ])
}

/** The carts of all visitors. Every change is atomic, and changes run one after the other. */
export function createCarts(database: Database, now: () => number, shares: Shares) {
  const change = <T>(cartId: string, work: (queries: Queries) => Promise<T>): Promise<T> =>
    database.write(async (queries) => {
      const reply = await work(queries)
      await touch(queries, cartId, now())
      return reply
    })
  const changeCart = (cartId: string, work: (queries: Queries) => Promise<unknown>): Promise<HomeCart> =>
    change(cartId, async (queries) => {
      await work(queries)
      return existingCart(queries, cartId)
    })

  async function ownCart(queries: Queries, visitor: Visitor): Promise<string> {
    const found = await findCart(queries, visitor, now())
    if (found) return found
    shares.take('carts', visitor.network)
    return createCart(queries, visitor, now())
  }

  async function addOnce(
    queries: Queries,
    visitor: Visitor,
    {input, addId}: {input: CartInput; addId: string | null},
  ): Promise<HomeReply> {
    const cartId = await ownCart(queries, visitor)
    const done = addId ? await findDone(queries, addId, cartId) : null
    if (done) return replyTo(queries, cartId, done)
    shares.takeBytes('carts', visitor.network, LINE + Buffer.byteLength(input.additionalFields))
    const added = await add(queries, cartId, input)
    if (addId) await remember(queries, {id: addId, cartId}, added, now())
    await touch(queries, cartId, now())
    return replyTo(queries, cartId, added)
  }

  return {
    read: (cartId: string) => readCart(database, cartId),
    /** Repeating an `addId` adds nothing. */
    add: async (visitor: Visitor, input: CartInput, addId: string | null): Promise<HomeReply> => {
      checkAddId(addId)
      return database.write((queries) => addOnce(queries, visitor, {input, addId}))
    },
    setQuantity: (key: EntryKey, quantity: number): Promise<HomeReply> =>
      change(key.cartId, async (queries) => {
        const taken = await setQuantity(queries, key, quantity)
        const shoppingCart = await existingCart(queries, key.cartId)
        return {shoppingCart, ...(await problemsOf(queries, taken))}
      }),
    /** Exchanges the variant of a line: all pieces, or none. */
    setVariant: (key: EntryKey, sku: string) =>
      changeCart(key.cartId, (queries) => setVariant(queries, key, sku)),
    remove: (key: EntryKey) => changeCart(key.cartId, (queries) => removeEntry(queries, key)),
    addCode: (cartId: string, code: string) =>
      changeCart(cartId, async (queries) => {
        await existingCart(queries, cartId)
        await addCode(queries, cartId, code)
      }),
    removeCode: (cartId: string, code: string) =>
      changeCart(cartId, (queries) => removeCode(queries, cartId, code)),
    setLocation: (cartId: string, location: Location) =>
      changeCart(cartId, (queries) =>
        queries.all('UPDATE carts SET location = ? WHERE id = ?', [
          JSON.stringify(checkLocation(location)),
          cartId,
        ]),
      ),
    setAdditionalFields: (key: EntryKey, fields: string, network: string): Promise<HomeReply> =>
      change(key.cartId, async (queries) => {
        shares.takeBytes('carts', network, Buffer.byteLength(fields))
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
