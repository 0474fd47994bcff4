import type {Database, Queries} from '../database.ts'
import type {Shares} from '../storage/shares.ts'
import {bytesOfCart, cloneCart, holdsAnything} from './clone.ts'

/** Longer than any address of the checkout is good for. */
const KEPT_MS = 24 * 60 * 60_000

interface Arrival {
  /** Of the address. */
  token: string
  /** The cart that it hands over. */
  cartId: string
  visitor: string
  network: string
  /** The cart that this browser has already. */
  ownId: string | null
}

/** A visitor's copy of a cart. */
interface HandedOver {
  cartId: string
  /** The browser had nothing else: the copy becomes its cart. */
  isOnly: boolean
}

const isCopyOf = async (queries: Queries, cartId: string, source: string): Promise<boolean> =>
  (await queries.first('SELECT 1 FROM carts WHERE id = ? AND source = ?', [cartId, source])) !== undefined

/** The cart, if it was handed over to this visitor. */
async function ownOf(queries: Queries, cartId: string, visitor: string): Promise<string | null> {
  const row = await queries.first(
    'SELECT id FROM carts WHERE id = ? AND visitor = ? AND source IS NOT NULL',
    [cartId, visitor],
  )
  return row ? cartId : null
}

/** Carts of pages on other origins, on their way to the checkout. */
export function createHandovers(database: Database, now: () => number, shares: Shares) {
  async function copy(queries: Queries, {token, cartId, visitor, network}: Omit<Arrival, 'ownId'>) {
    const id = await cloneCart(queries, cartId, {visitor, now: now()})
    if (!id) return null
    shares.takeBytes('carts', network, await bytesOfCart(queries, id))
    await queries.all('UPDATE carts SET source = ? WHERE id = ?', [cartId, id])
    await queries.all('INSERT INTO handovers (token, cart_id, created) VALUES (?, ?, ?)', [token, id, now()])
    return id
  }

  return {
    /**
     * Copies the cart for the visitor who arrives: who knows the tokens of the cart cannot read what is typed at the
     * checkout. Each address copies once, and leads the same visitor to the same copy again. Null for nothing to hand
     * over.
     */
    take: ({token, cartId, visitor, network, ownId}: Arrival): Promise<HandedOver | null> =>
      database.write(async (queries) => {
        await queries.all('DELETE FROM handovers WHERE created <= ?', [now() - KEPT_MS])
        const used = await queries.first('SELECT cart_id FROM handovers WHERE token = ?', [token])
        const id = used
          ? await ownOf(queries, String(used.cart_id), visitor)
          : await copy(queries, {token, cartId, visitor, network})
        if (!id) return null
        const isOnly =
          !ownId || (await isCopyOf(queries, ownId, cartId)) || !(await holdsAnything(queries, ownId))
        return {cartId: id, isOnly}
      }),
    /** Whether a cart was handed over to this visitor. */
    isOf: async (cartId: string, visitor: string): Promise<boolean> =>
      (await ownOf(database, cartId, visitor)) !== null,
  }
}

export type Handovers = ReturnType<typeof createHandovers>
