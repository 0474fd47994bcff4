import {ceramics} from './ceramics.ts'
import {paper} from './paper.ts'
import {services} from './services.ts'
import {table} from './table.ts'
import type {SeedProduct} from './types.ts'

const within = (category: string, list: readonly SeedProduct[]): SeedProduct[] =>
  list.map((product) => ({category, ...product}))

/** Every product of the shop, in shelf order. */
export const products: readonly SeedProduct[] = [
  ...within('Ceramics', ceramics),
  ...within('Paper', paper),
  ...within('Services', services),
  ...within('Ceramics', table).map((product) => ({...product, tags: ['New']})),
]
