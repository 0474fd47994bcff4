import {openDatabase} from '../../../demo/server/database.ts'
import type {Item} from './shopper.ts'

/** The database's record of an item after all shoppers have left. */
export interface Books {
  stock: number
  sold: number
  /** Ids of all orders. */
  orders: string[]
  /** Ids of all tracking events, repeated as often as each was stored. */
  events: string[]
  /** Whether the file is intact, and every line belongs to a cart. */
  isWhole: boolean
}

const urlOf = (file: string): string => `file:${file}`

async function within<T>(
  file: string,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) {
  const database = await openDatabase(urlOf(file))
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Sets the stock while the shop is closed. */
export const setStock = (file: string, {sku}: Item, quantity: number): Promise<unknown> =>
  within(file, (database) => database.all('UPDATE stock SET quantity = ? WHERE sku = ?', [quantity, sku]))

const SOLD = `
  SELECT coalesce(sum(json_extract(item.value, '$.quantity')), 0) AS sold
  FROM orders, json_each(orders.data, '$.items') AS item WHERE json_extract(item.value, '$.sku') = ?`

const ORPHANS = 'SELECT count(*) AS count FROM entries WHERE cart_id NOT IN (SELECT id FROM carts)'

export const readBooks = (file: string, {sku}: Item): Promise<Books> =>
  within(file, async (database) => {
    const stock = await database.first('SELECT quantity FROM stock WHERE sku = ?', [sku])
    const sold = await database.first(SOLD, [sku])
    const orders = await database.all('SELECT id FROM orders')
    const events = await database.all('SELECT event_id FROM events')
    const check = await database.first('PRAGMA integrity_check')
    const orphans = await database.first(ORPHANS)
    return {
      stock: Number(stock?.quantity),
      sold: Number(sold?.sold),
      orders: orders.map(({id}) => String(id)),
      events: events.map(({event_id}) => String(event_id)),
      isWhole: check?.integrity_check === 'ok' && Number(orphans?.count) === 0,
    }
  })
