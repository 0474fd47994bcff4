import type {Queries} from '../database.ts'
import {QUOTAS} from '../storage/quotas.ts'

export const holdsAnything = async (queries: Queries, cartId: string): Promise<boolean> =>
  (await queries.first('SELECT 1 FROM entries WHERE cart_id = ? LIMIT 1', [cartId])) !== undefined

interface Owner {
  visitor: string
  /** Epoch milliseconds. */
  now: number
}

/** The bytes of a cart, as its share counts them. */
export async function bytesOfCart(queries: Queries, cartId: string): Promise<number> {
  const {row, size} = QUOTAS.carts
  const found = await queries.first(`SELECT ${size} AS bytes FROM carts WHERE id = ?`, [cartId])
  return row + Number(found?.bytes ?? 0)
}

/** Copies a cart; null without a cart to copy. */
export async function cloneCart(
  queries: Queries,
  cartId: string,
  {visitor, now}: Owner,
): Promise<string | null> {
  const id = crypto.randomUUID()
  const made = await queries.first(
    `INSERT INTO carts (id, visitor, created, changed, location)
     SELECT ?1, ?2, ?3, ?3, location FROM carts WHERE id = ?4 RETURNING id`,
    [id, visitor, now, cartId],
  )
  if (!made) return null
  await queries.all(
    `INSERT INTO entries (id, cart_id, product_id, sku, additional_fields, quantity, position)
     SELECT lower(hex(randomblob(16))), ?, product_id, sku, additional_fields, quantity, position
     FROM entries WHERE cart_id = ?`,
    [id, cartId],
  )
  await queries.all(
    'INSERT INTO codes (cart_id, code, position) SELECT ?, code, position FROM codes WHERE cart_id = ?',
    [id, cartId],
  )
  return id
}

/** What belongs to a cart, beside its row. */
const PARTS = ['codes', 'entries', 'adds', 'checkouts']

export async function deleteCart(queries: Queries, cartId: string): Promise<void> {
  for (const part of PARTS) await queries.all(`DELETE FROM ${part} WHERE cart_id = ?`, [cartId])
  await queries.all('DELETE FROM carts WHERE id = ?', [cartId])
}

/** Gives a cart another id: no token, cookie or address from before opens it. */
export async function renewCart(queries: Queries, cartId: string): Promise<string> {
  const id = crypto.randomUUID()
  await queries.all(
    `INSERT INTO carts (id, visitor, created, changed, location, source)
     SELECT ?, visitor, created, changed, location, source FROM carts WHERE id = ?`,
    [id, cartId],
  )
  for (const part of PARTS)
    await queries.all(`UPDATE ${part} SET cart_id = ? WHERE cart_id = ?`, [id, cartId])
  await queries.all('DELETE FROM carts WHERE id = ?', [cartId])
  return id
}
