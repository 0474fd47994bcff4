import {ceramics} from './ceramics.ts'
import {paper} from './paper.ts'
import {services} from './services.ts'
import {table} from './table.ts'
import type {SeedProduct} from './types.ts'

/** Every product of the shop, in shelf order. */
export const products: readonly SeedProduct[] = [...ceramics, ...paper, ...services, ...table]
