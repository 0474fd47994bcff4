import type {Money} from './money.ts'
import type {Product, Variant} from './product.ts'

const priceOf = ({onSale, salePrice, price}: Variant): Money => (onSale && salePrice) || price

/** The price of a product whose variants all cost the same; null where a price would hold for some of them only. */
export function onePrice({variants}: Product): Money | null {
  const [first, ...others] = variants.map(priceOf)
  return first && others.every(({minor}) => minor === first.minor) ? first : null
}
