import type {Intent} from '../../../src/model/product-items.ts'
import type {ShopProduct} from './catalogue.ts'

/** Related products of one product. */
const MOST = 4

/** The next products on the shelf, starting again at its beginning; those to buy with it are of other categories. */
export function relatedTo(
  {record}: ShopProduct,
  products: readonly ShopProduct[],
  intent: Intent = 'related',
): ShopProduct[] {
  const index = products.findIndex((one) => one.record.id === record.id)
  return [...products.slice(index + 1), ...products.slice(0, Math.max(index, 0))]
    .filter((one) => intent === 'related' || one.record.category !== record.category)
    .slice(0, MOST)
}
