import type {Cart} from '../../src/api/generated/schema.ts'
import type {ShopProduct} from '../server/catalogue.ts'
import type {Html} from './html.ts'

/** What every page needs to know of the visit. */
export interface Visit {
  crumb: string
  cart: Cart | null
  scriptUrl: string
  styleUrl: string
  hasQa: boolean
}

/** The numeric page types of the platform (product.md §2) that the shop has. */
export const PAGE_TYPE = {
  collection: 1,
  page: 2,
  item: 50,
  notFound: 100,
  error: 101,
  cart: 200,
  checkout: 201,
} as const

/** One page, before it is put into the layout. */
export interface Page {
  title: string
  type: (typeof PAGE_TYPE)[keyof typeof PAGE_TYPE]
  main: Html
  description?: string
  /** What the page sells. */
  products?: readonly ShopProduct[]
  /** The one product that the page is about. */
  item?: ShopProduct
  /** Scripts of the page's own, besides the loader. */
  scripts?: readonly string[]
}
