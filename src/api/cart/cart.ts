import {ok} from '../../lib/result.ts'
import {type Cart, emptyCart} from '../../model/cart.ts'
import {type CartReply, parseCartReply} from '../../model/cart-reply.ts'
import {apiOrigin} from '../../page/site/api-origin.ts'
import {hasCartCookie} from '../../page/site/cookies.ts'
import {isCrossOrigin} from '../cross-origin.ts'
import {ApiError} from '../errors.ts'
import type {AddRequest, UpdateRequest} from '../generated/schema.ts'
import {additionalFieldsText} from './additional-fields.ts'
import {forgetToken, readToken} from './kept-token.ts'
import {requestCart, sendCart, tokenOf} from './send-cart.ts'

const CART = '/api/commerce/shopping-cart'
const ENTRIES = `${CART}/entries`

export const entryPath = (id: string): string => `${ENTRIES}/${encodeURIComponent(id)}`

export interface Abortable {
  signal?: AbortSignal | undefined
}

/** Statuses of a refused addition that may be about its cart; 200 is `null` in place of a cart. */
const MAY_BE_UNKNOWN = [200, 400, 401, 403, 404, 410]

/** The API does not know the cart of a visitor with a token, in any of the replies that mean so. */
const isUnknown = (error: unknown, token: string | null): boolean =>
  error instanceof ApiError &&
  (error.kind === 'not-found' || (!!token && (error.kind === 'unauthorized' || error.status === 400)))

/** `null` is no cart only where a token names one: elsewhere it is no answer. */
const parseRead = (token: string | null) => (body: unknown) =>
  token && body === null ? ok(null) : parseCartReply(body)

/** The visitor's cart; an empty cart if the visitor has none yet. A token that the API no longer knows is forgotten. */
export async function loadCart({signal}: Abortable = {}): Promise<Cart> {
  const api = apiOrigin()
  const token = tokenOf(api)
  try {
    const path = `${CART}?timecode=${Date.now()}&calculateSubtotal=true`
    const reply = await sendCart(path, parseRead(token), {signal})
    if (reply) return reply.cart
  } catch (error) {
    if (!isUnknown(error, token)) throw error
  }
  if (token) forgetToken(api, token)
  return emptyCart()
}

/**
 * Whether there may be a cart to request: cookies of the page tell; on another origin, the token, or that there never
 * was one.
 */
export function mayHaveCart(): boolean {
  const api = apiOrigin()
  return isCrossOrigin(api) ? readToken(api) !== '' : hasCartCookie()
}

export interface NewEntry {
  itemId: string
  sku: string | null
  /** Set where the SKU does not identify the variant. */
  variantId?: string
  quantity: number
  additionalFields?: unknown
  /** A UUID for each addition: the server counts a repeat once. */
  idempotencyKey: string
}

/** An addition to a cart that the API no longer knows begins another one. */
export async function addEntry({idempotencyKey, additionalFields, ...entry}: NewEntry): Promise<CartReply> {
  const api = apiOrigin()
  const token = tokenOf(api)
  const body: AddRequest = {...entry, additionalFields: additionalFieldsText(additionalFields)}
  const add = () => requestCart(ENTRIES, {method: 'POST', body, headers: {'Add-To-Cart-Id': idempotencyKey}})
  try {
    return await add()
  } catch (error) {
    const {status} = error instanceof ApiError ? error : {}
    // the reply may be about the item: whether the cart is known, only a read tells
    if (!token || !status || !MAY_BE_UNKNOWN.includes(status)) throw error
    await loadCart().catch(() => {})
    if (tokenOf(api)) throw error
    return add()
  }
}

export interface EntryChange {
  itemId: string
  sku: string | null
  /** Set where the SKU does not identify the variant. */
  variantId?: string
  /** 0 removes the entry. */
  quantity: number
}

export const updateEntry = (id: string, change: EntryChange): Promise<CartReply> =>
  requestCart(entryPath(id), {method: 'PUT', body: change satisfies UpdateRequest})

export const removeEntry = (id: string): Promise<CartReply> => requestCart(entryPath(id), {method: 'DELETE'})
