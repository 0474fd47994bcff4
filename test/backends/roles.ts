import {findProduct, paidPrice} from './goods.ts'
import type {Good, Role} from './shop.ts'

const HANDLES: Readonly<Record<Role, string>> = {
  options: 'tide-bowl',
  plain: 'mug',
  last: 'moon-plate',
  soldOut: 'ash-vase',
  sale: 'dripper',
}

/** The products of the story in a shop that was filled with `PRODUCTS`; `idOf` returns the id that pages use. */
export const goodsOf = (idOf: (handle: string) => string): Readonly<Record<Role, Good>> => {
  const goodOf = (role: Role): Good => {
    const product = findProduct(HANDLES[role])
    const {title, options, variants} = product
    return {
      id: idOf(product.handle),
      title,
      stock: variants[0]?.stock ?? 0,
      variants: variants.map(({values, sku, price}) => ({
        sku,
        price: paidPrice(product, price),
        options: Object.fromEntries(options.map((name, index) => [name, values[index] ?? ''])),
      })),
    }
  }
  return {
    options: goodOf('options'),
    plain: goodOf('plain'),
    last: goodOf('last'),
    soldOut: goodOf('soldOut'),
    sale: goodOf('sale'),
  }
}
