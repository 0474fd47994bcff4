import type {Queries} from '../database.ts'

export const holdsAnything = async (queries: Queries, cartId: string): Promise<boolean> =>
  (await queries.first('SELECT 1 FROM entries WHERE cart_id = ? LIMIT 1', [cartId])) !== undefined

interface Owner {
  visitor: string
  /** Epoch milliseconds. */
  now: number
}

/** Copies a cart; null without a cart to copy. */
export async function cloneCart(
  queries: Queries,
  cartId: string,
  {visitor, now}: Owner,
): Promise<string | null> {
  const id = crypto.randomUUID()
  const made = await queries.first(
    'INSERT INTO carts (id, visitor, created, location) SELECT ?, ?, ?, location FROM carts WHERE id = ? RETURNING id',
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
