import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {CollectionRequest, CreatedReply, ProductCategoryRequest} from '../generated/schema.ts'
import type {Send} from '../http.ts'

export type {CollectionRequest, ProductCategoryRequest} from '../generated/schema.ts'

const pathOf = (websiteId: string): string =>
  `/api/content-service/product/1.1/websites/${encodeURIComponent(websiteId)}/products`

/** Servers that may have changed the address return it. */
function parseCreated(reply: unknown): Result<CreatedReply> {
  const id = textOrNull(readPath(reply, 'id'))
  const urlId = textOrNull(readPath(reply, 'urlId'))
  return id ? ok({id, ...(urlId && {urlId})}) : fail('has no "id"')
}

/** With the same key, a repeat creates nothing new. */
const creation = (body: unknown, key: string) =>
  ({method: 'POST', body, headers: {'Idempotency-Key': key}}) as const

/** Creates a page of products. */
export const createProductCollection = (
  send: Send,
  websiteId: string,
  body: CollectionRequest,
  key: string,
): Promise<CreatedReply> => send(pathOf(websiteId), parseCreated, creation(body, key))

/** Creates a category on a page of products. */
export const createProductCategory = (
  send: Send,
  {websiteId, collectionId}: {websiteId: string; collectionId: string},
  body: ProductCategoryRequest,
  key: string,
): Promise<CreatedReply> =>
  send(
    `${pathOf(websiteId)}/${encodeURIComponent(collectionId)}/categories`,
    parseCreated,
    creation(body, key),
  )
