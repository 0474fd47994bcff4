import {ApiError} from '../../api/errors.ts'
import type {Send} from '../../api/http.ts'
import {createProductCollection} from '../../api/products/product-collections.ts'
import {storeSlug} from './slug.ts'
import {keyOf, type StoreRequest, titlesOf} from './store-request.ts'

export interface StorePage {
  collectionId: string
  /** Its address, below the site's. */
  urlId: string
}

/** Number of attempts if an address is taken meanwhile. */
const TRIES = 3

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Creates the page of the store, at a free address. */
export async function createPage(
  send: Send,
  websiteId: string,
  request: StoreRequest,
  taken: readonly string[],
  tries = TRIES,
): Promise<StorePage> {
  const {title, fallback} = titlesOf(request)
  const {navigationTitle = title, description = ''} = request
  const urlId = storeSlug(title, fallback, taken)
  const page = {navigationTitle, title, urlId, description, enabled: true} as const
  try {
    const created = await createProductCollection(send, websiteId, page, keyOf(request, 'collection'))
    return {collectionId: created.id, urlId: created.urlId ?? urlId}
  } catch (error) {
    if (tries > 1 && isTaken(error)) return createPage(send, websiteId, request, [...taken, urlId], tries - 1)
    throw error
  }
}
