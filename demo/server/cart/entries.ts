import type {Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {MOST_LINES} from '../storage/quotas.ts'
import type {CartInput} from './cart-input.ts'
import {findOffer, type Offer} from './offer.ts'
import {countTakeable} from './short-stock.ts'

/** An entry as stored in the database. */
export interface StoredEntry {
  id: string
  itemId: string
  sku: string
  quantity: number
  additionalFields: string
}

const ENTRIES = `
  SELECT id, product_id AS itemId, sku, quantity, additional_fields AS additionalFields
  FROM entries WHERE cart_id = ?`

type Rows = Awaited<ReturnType<Queries['all']>>

const toEntries = (rows: Rows): StoredEntry[] =>
  rows.map(({id, itemId, sku, quantity, additionalFields}) => ({
    id: String(id),
    itemId: String(itemId),
    sku: String(sku),
    quantity: Number(quantity),
    additionalFields: String(additionalFields),
  }))

export const listEntries = async (queries: Queries, cartId: string): Promise<StoredEntry[]> =>
  toEntries(await queries.all(`${ENTRIES} ORDER BY position`, [cartId]))

/** The quantity of an offer in the cart, with any additional fields. */
async function quantityInCart(queries: Queries, cartId: string, {shopProduct, sku}: Offer) {
  const row = await queries.first(
    'SELECT sum(quantity) AS held FROM entries WHERE cart_id = ? AND product_id = ? AND sku = ?',
    [cartId, shopProduct.record.id, sku],
  )
  return Number(row?.held ?? 0)
}

/** The outcome of a request for a quantity. */
export interface Taken {
  entryId: string
  wanted: number
  taken: number
}

/** A full cart can have more of its lines, but no other line. */
async function checkRoom(
  queries: Queries,
  cartId: string,
  {itemId, additionalFields}: CartInput,
  {sku}: Offer,
): Promise<void> {
  const row = await queries.first(
    `SELECT count(*) AS lines, max(product_id = ? AND sku = ? AND additional_fields = ?) AS has
     FROM entries WHERE cart_id = ?`,
    [itemId, sku, additionalFields, cartId],
  )
  if (Number(row?.lines) >= MOST_LINES && !row?.has) throw new Refusal(422, messages.cartFull)
}

/** Increases an equal entry, or creates a new one. */
export async function addEntry(
  queries: Queries,
  cartId: string,
  input: CartInput,
  offer: Offer,
): Promise<Taken> {
  const held = await quantityInCart(queries, cartId, offer)
  const taken = await countTakeable(queries, offer, {held, wanted: input.quantity})
  await checkRoom(queries, cartId, input, offer)
  const row = await queries.first(
    `INSERT INTO entries (id, cart_id, product_id, sku, additional_fields, quantity, position)
     VALUES (?, ?, ?, ?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM entries WHERE cart_id = ?))
     ON CONFLICT (cart_id, product_id, sku, additional_fields) DO UPDATE SET quantity = quantity + excluded.quantity
     RETURNING id`,
    [crypto.randomUUID(), cartId, input.itemId, offer.sku, input.additionalFields, taken, cartId],
  )
  return {entryId: String(row?.id), wanted: input.quantity, taken}
}

/** An entry of this cart by its id. If the caller names an item, it must match. */
export interface EntryKey {
  cartId: string
  entryId: string
  itemId?: string
  sku?: string | null
}

async function findEntry(queries: Queries, {cartId, entryId, itemId, sku}: EntryKey): Promise<StoredEntry> {
  const [entry] = toEntries(await queries.all(`${ENTRIES} AND id = ?`, [cartId, entryId]))
  if (!entry || (itemId ?? entry.itemId) !== entry.itemId || (sku ?? entry.sku) !== entry.sku)
    throw new Refusal(404, 'There is no such entry in the cart.')
  return entry
}

export async function removeEntry(queries: Queries, key: EntryKey): Promise<void> {
  const {id} = await findEntry(queries, key)
  await queries.all('DELETE FROM entries WHERE id = ?', [id])
}

/** Sets the quantity; 0 removes the entry. */
export async function setQuantity(queries: Queries, key: EntryKey, quantity: number): Promise<Taken> {
  const all = {entryId: key.entryId, wanted: quantity, taken: quantity}
  if (quantity === 0) {
    await removeEntry(queries, key)
    return all
  }
  const {id, itemId, sku, quantity: before} = await findEntry(queries, key)
  const offer = await findOffer(queries, itemId, sku)
  const held = await quantityInCart(queries, key.cartId, offer)
  const more = quantity - before
  const taken = before + (more > 0 ? await countTakeable(queries, offer, {held, wanted: more}) : more)
  await queries.all('UPDATE entries SET quantity = ? WHERE id = ?', [taken, id])
  return {...all, taken}
}

/** Replaces the additional fields; returns the entry's id, which changes when it merges with an equal entry. */
export async function setAdditionalFields(queries: Queries, key: EntryKey, fields: string): Promise<string> {
  const {id, itemId, sku, quantity} = await findEntry(queries, key)
  const twin = await queries.first(
    `UPDATE entries SET quantity = min(quantity + ?, 9999)
     WHERE cart_id = ? AND product_id = ? AND sku = ? AND additional_fields = ? AND id <> ? RETURNING id`,
    [quantity, key.cartId, itemId, sku, fields, id],
  )
  if (!twin) await queries.all('UPDATE entries SET additional_fields = ? WHERE id = ?', [fields, id])
  else await queries.all('DELETE FROM entries WHERE id = ?', [id])
  return String(twin?.id ?? id)
}

/** Exchanges the variant; refuses where the cart cannot hold as many of the new one. */
export async function setVariant(queries: Queries, key: EntryKey, sku: string): Promise<void> {
  const {id, itemId, quantity, additionalFields, sku: before} = await findEntry(queries, key)
  if (sku === before) return
  const offer = await findOffer(queries, itemId, sku)
  const {taken} = await addEntry(queries, key.cartId, {itemId, sku, quantity, additionalFields}, offer)
  if (taken < quantity) throw new Refusal(422, messages.notEnough)
  await queries.all('DELETE FROM entries WHERE id = ?', [id])
}
