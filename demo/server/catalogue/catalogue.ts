import type {Row} from '@libsql/client'
import {type Product, parseProduct} from '../../../src/model/product.ts'
import {toMerchandising, toProductItem} from '../../seed/product-item.ts'
import {convert, HOME, type Store} from '../../seed/stores.ts'
import {translateProduct} from '../../seed/translate-product.ts'
import type {SeedProduct, SeedVariant} from '../../seed/types.ts'
import type {Queries} from '../database.ts'

/** A product in each of the shop's representations. */
export interface ShopProduct {
  /** The shop's record, with the current stock. */
  record: SeedProduct
  /** The item that pages contain for the widgets. */
  item: ReturnType<typeof toProductItem>
  merchandising: ReturnType<typeof toMerchandising>
  /** The product that a widget parses from the item. */
  product: Product
}

const PRODUCTS = `
  SELECT id, data, (
    SELECT json_group_object(sku, quantity) FROM stock WHERE product_id = products.id
  ) AS stock FROM products`

const inStore = (variant: SeedVariant, store: Store): SeedVariant => ({
  ...variant,
  price: convert(variant.price, store),
  salePrice: variant.salePrice === null ? null : convert(variant.salePrice, store),
  ...(variant.history && {
    history: {
      ...variant.history,
      points: variant.history.points.map(({from, price}) => ({from, price: convert(price, store)})),
    },
  }),
})

/** A record of the shop in the money and the language of a store. */
export function presentProduct(stored: SeedProduct, store: Store = HOME): ShopProduct {
  const variants = stored.variants.map((variant) => inStore(variant, store))
  const record = translateProduct({...stored, variants}, store)
  const item = toProductItem(record, store)
  const parsed = parseProduct(item, {currency: store.currency})
  if (!parsed.ok) throw new Error(`Product ${record.slug}: ${parsed.problem}`)
  return {record, item, merchandising: toMerchandising(record, store), product: parsed.value}
}

function toShopProduct({data, stock}: Row, store: Store): ShopProduct {
  const stored: SeedProduct = JSON.parse(String(data))
  const inStock: Record<string, number | null> = JSON.parse(String(stock))
  const variants = stored.variants.map((variant) => ({...variant, stock: inStock[variant.sku] ?? null}))
  return presentProduct({...stored, variants}, store)
}

const findBy =
  (column: 'id' | 'slug') =>
  async (queries: Queries, value: string, store: Store = HOME): Promise<ShopProduct | null> => {
    const row = await queries.first(`${PRODUCTS} WHERE ${column} = ?`, [value])
    return row ? toShopProduct(row, store) : null
  }

export const findProduct = findBy('id')
export const findProductBySlug = findBy('slug')

/** The products in a cart, by id. Each is read once, however many lines contain it. */
export async function findProducts(
  queries: Queries,
  cartId: string,
): Promise<ReadonlyMap<string, ShopProduct>> {
  const rows = await queries.all(
    `${PRODUCTS} WHERE id IN (SELECT product_id FROM entries WHERE cart_id = ?)`,
    [cartId],
  )
  return new Map(
    rows.map((row) => {
      const shopProduct = toShopProduct(row, HOME)
      return [shopProduct.record.id, shopProduct]
    }),
  )
}

/** Products in the order of their ids. */
export async function findProductsById(
  queries: Queries,
  ids: readonly string[],
  store: Store = HOME,
): Promise<ShopProduct[]> {
  const rows = await queries.all(`${PRODUCTS} WHERE id IN (SELECT value FROM json_each(?))`, [
    JSON.stringify(ids),
  ])
  const found = new Map(rows.map((row) => [`${row.id}`, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [toShopProduct(row, store)] : []
  })
}

/** Every product that a page may show beside its own: a large shop has more. */
const FRONT = 100

/** The products at the front of the shelf, in order. */
export const listProducts = async (queries: Queries, store: Store = HOME): Promise<ShopProduct[]> =>
  (await queries.all(`${PRODUCTS} ORDER BY position LIMIT ?`, [FRONT])).map((row) =>
    toShopProduct(row, store),
  )
