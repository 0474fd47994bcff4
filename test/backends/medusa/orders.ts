import type {Database} from './postgres.ts'

const CARTS = `SELECT quantity || ' × ' || variant_sku FROM cart_line_item JOIN cart ON cart.id = cart_id
  WHERE completed_at IS NULL AND cart.deleted_at IS NULL AND cart_line_item.deleted_at IS NULL`

const ORDERS = `SELECT order_item.quantity || ' × ' || variant_sku FROM order_item
  JOIN order_line_item ON order_line_item.id = item_id JOIN "order" ON "order".id = order_id
  WHERE order_item.deleted_at IS NULL`

/** The contents of carts and orders in Medusa's database, since the last reset. */
export function watchOrders({ask}: Pick<Database, 'ask'>) {
  let begun = '-infinity'
  const since = async (sql: string, table: string) =>
    (await ask(`${sql} AND ${table}.created_at > '${begun}'`)).sort()
  return {
    held: () => since(CARTS, 'cart'),
    ordered: () => since(ORDERS, '"order"'),
    async reset() {
      const [now = begun] = await ask('SELECT now()')
      begun = now
    },
  }
}
