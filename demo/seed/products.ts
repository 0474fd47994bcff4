import {ceramics} from './ceramics.ts'
import {paper} from './paper.ts'
import {services} from './services.ts'
import {table} from './table.ts'
import type {SeedProduct} from './types.ts'

/** Everything in the shop, in the order of its shelves. */
export const products: readonly SeedProduct[] = [...ceramics, ...paper, ...services, ...table]
