import {PRODUCTS} from '../goods.ts'

/** The API version of the double's schema. */
export const VERSION = '2026-04'
/** The shop's address, as its pages name it. No name server knows it. */
export const HOST = 'double.myshopify.com'
export const TOKEN = 'public-token-of-the-double'

export const productId = (handle: string): number =>
  632_910_392 + PRODUCTS.findIndex((product) => product.handle === handle)
