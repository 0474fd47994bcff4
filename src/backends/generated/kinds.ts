// Generated from the folders of `src/backends/` (`npm run generate`).
import type {Kind} from '../create-backend.ts'

export const KINDS: ReadonlyMap<string, Kind> = new Map([
  [
    'medusa',
    {load: () => import('../medusa/index.ts'), products: () => import('../medusa/products.ts')},
  ],
  [
    'shopify',
    {load: () => import('../shopify/index.ts'), products: () => import('../shopify/products.ts')},
  ],
  [
    'vendure',
    {load: () => import('../vendure/index.ts'), products: () => import('../vendure/products.ts')},
  ],
  [
    'woocommerce',
    {load: () => import('../woocommerce/index.ts'), products: () => import('../woocommerce/products.ts')},
  ],
])
