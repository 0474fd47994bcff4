import type {Row} from '@libsql/client'
import {type Product, parseProduct} from '../../src/model/product.ts'
import {site} from '../seed/site.ts'
import type {SeedProduct} from '../seed/types.ts'
import type {Queries} from './database.ts'
import {toMerchandising, toProductItem} from './product-item.ts'

/** A product in each of the forms that the shop needs. */
export interface ShopProduct {
  /** What the shop knows of it, stock as it is now. */
  record: SeedProduct
  /** What pages carry for the widgets. */
  item: ReturnType<typeof toProductItem>
  merchandising: ReturnType<typeof toMerchandising>
  /** What a widget makes of the item. */
  product: Product
}

const PRODUCTS = `
  SELECT data, (
    SELECT json_group_object(sku, quantity) FROM stock WHERE product_id = products.id
  ) AS stock FROM products`

function toShopProduct({data, stock}: Row): ShopProduct {
  const stored: SeedProduct = JSON.parse(String(data))
  const inStock: Record<string, number | null> = JSON.parse(String(stock))
  const variants = stored.variants.map((variant) => ({...variant, stock: inStock[variant.sku] ?? null}))
  const record = {...stored, variants}
  const item = toProductItem(record)
  const parsed = parseProduct(item, {currency: site.currency})
  if (!parsed.ok) throw new Error(`Product ${record.slug}: ${parsed.problem}`)
  return {record, item, merchandising: toMerchandising(record), product: parsed.value}
}

const findBy = (column: 'id' | 'slug') => async (queries: Queries, value: string) => {
  const row = await queries.first(`${PRODUCTS} WHERE ${column} = ?`, [value])
  return row ? toShopProduct(row) : null
}

export const findProduct = findBy('id')
export const findProductBySlug = findBy('slug')

/** Every product, in the order of the shelves. */
export const listProducts = async (queries: Queries): Promise<ShopProduct[]> =>
  (await queries.all(`${PRODUCTS} ORDER BY position`)).map(toShopProduct)
