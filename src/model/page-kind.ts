import {asRecord} from '../lib/as-record.ts'
import {readPath} from '../lib/read-path.ts'
import {COLLECTION_TYPES, RECORD_TYPES} from './content.ts'
import {PAGE_TYPES} from './page-type.ts'
import {pageTypeOf} from './page-type-of.ts'

/** The kind of a page (product.md §2, page kinds). */
export type PageKind =
  | 'config'
  | 'not-found'
  | 'lock-screen'
  | 'member-area-access-denied'
  | 'search'
  | 'product'
  | 'product-list'

const BY_TYPE = ['not-found', 'lock-screen', 'member-area-access-denied', 'search'] as const

/** A segment of the path, so that `/configurable-desk` is an ordinary page. */
const CONFIG_PATH = /\/config(\/|$)/

const isProduct = ({item, product}: Record<string, unknown>): boolean =>
  !!product ||
  !!readPath(item, 'structuredContent.productType') ||
  readPath(item, 'recordType') === RECORD_TYPES['store-item']

/** Derived from the page context and the page's path; null for an ordinary page. */
export function pageKind(context: unknown, path: string): PageKind | null {
  const fields = asRecord(context)
  if (CONFIG_PATH.test(path)) return 'config'
  const pageType = pageTypeOf(fields)
  const named = BY_TYPE.find((name) => pageType === PAGE_TYPES[name])
  if (named) return named
  if (isProduct(fields)) return 'product'
  const isList = !fields.item && readPath(fields.collection, 'type') === COLLECTION_TYPES.products
  return isList ? 'product-list' : null
}
