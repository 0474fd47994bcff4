import {products} from './products.ts'
import type {SeedProduct} from './types.ts'

/** Ids as long as the shop's own, which begin otherwise. */
const idOf = (index: number): string => `70${index.toString(16).padStart(22, '0')}`

function copy(index: number): SeedProduct {
  const product = products[index % products.length]
  if (!product) throw new Error('The shop has no products')
  const number = index + 1
  return {
    ...product,
    id: idOf(index),
    slug: `${product.slug}-${number}`,
    title: `${product.title} ${number}`,
    files: product.slug,
    lang: 'en',
  }
}

/** The shop's own products, followed by numbered copies of them until there are `count`. */
export const largeShop = (count: number): SeedProduct[] =>
  Array.from({length: Math.max(count, products.length)}, (_, index) => products[index] ?? copy(index))
