import {PRODUCTS, type Product, paidPrice} from '../goods.ts'

/** A product or a variation in the database. */
export interface Item {
  id: number
  type: 'simple' | 'variable' | 'variation'
  parent: Item | null
  name: string
  slug: string
  sku: string
  description: string
  /** The slug of its category; null for none. */
  category: string | null
  /** Names of the options. */
  options: readonly string[]
  /** The options of a variation: name to value. */
  values: Readonly<Record<string, string>>
  /** Minor units, with tax. */
  regular: number
  price: number
  stock: number
  variations: readonly Item[]
}

/** The only category, as WordPress numbers it. */
export const CATEGORY_ID = 16

/** WordPress numbers posts of all kinds in one sequence. */
const FIRST_ID = 101

export function createCatalogue(factor: number): readonly Item[] {
  let next = FIRST_ID
  function toItem(product: Product): Item {
    const {handle, title, description, options, variants, category = null} = product
    const [first] = variants
    if (!first) throw new RangeError(`${handle} has no variants`)
    const pricesOf = (price: number) => ({
      regular: Math.round(price * factor),
      price: Math.round(paidPrice(product, price) * factor),
    })
    const shared = {name: title, description, options, category}
    const item: Item = {
      ...shared,
      ...pricesOf(first.price),
      id: next++,
      type: options.length ? 'variable' : 'simple',
      parent: null,
      slug: handle,
      sku: options.length ? '' : first.sku,
      values: {},
      stock: first.stock,
      variations: [],
    }
    if (!options.length) return item
    item.variations = variants.map(({values, sku, price, stock}) => ({
      ...shared,
      ...pricesOf(price),
      id: next++,
      type: 'variation',
      parent: item,
      slug: `${handle}-${values.join('-').toLowerCase()}`,
      sku,
      values: Object.fromEntries(options.map((name, index) => [name, values[index] ?? ''])),
      stock,
      variations: [],
    }))
    return item
  }
  return PRODUCTS.map(toItem)
}

/** Products and their variations. */
export const allOf = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...item.variations])
