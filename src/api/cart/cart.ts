import {type Cart, emptyCart} from '../../model/cart.ts'
import {type CartReply, parseCartReply} from '../../model/cart-reply.ts'
import {ApiError} from '../errors.ts'
import type {AddRequest, UpdateRequest} from '../generated/schema.ts'
import {request} from '../http.ts'
import {additionalFieldsText} from './additional-fields.ts'
import {requestCart} from './request-cart.ts'

const CART = '/api/commerce/shopping-cart'
const ENTRIES = `${CART}/entries`

export const entryPath = (id: string): string => `${ENTRIES}/${encodeURIComponent(id)}`

export interface Abortable {
  signal?: AbortSignal | undefined
}

/** The visitor's cart; a visitor without one has an empty one. */
export async function loadCart({signal}: Abortable = {}): Promise<Cart> {
  try {
    const path = `${CART}?timecode=${Date.now()}&calculateSubtotal=true`
    return (await request(path, parseCartReply, {signal})).cart
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') return emptyCart()
    throw error
  }
}

export interface NewEntry {
  itemId: string
  sku: string | null
  /** Where the SKU does not tell the variant. */
  variantId?: string
  quantity: number
  additionalFields?: unknown
  /** A UUID for each addition: the server counts a repeat once. */
  idempotencyKey: string
}

export function addEntry({idempotencyKey, additionalFields, ...entry}: NewEntry): Promise<CartReply> {
  const body: AddRequest = {...entry, additionalFields: additionalFieldsText(additionalFields)}
  return requestCart(ENTRIES, {method: 'POST', body, headers: {'Add-To-Cart-Id': idempotencyKey}})
}

export interface EntryChange {
  itemId: string
  sku: string | null
  /** Where the SKU does not tell the variant. */
  variantId?: string
  /** 0 removes the entry. */
  quantity: number
}

export const updateEntry = (id: string, change: EntryChange): Promise<CartReply> =>
  requestCart(entryPath(id), {method: 'PUT', body: change satisfies UpdateRequest})

export const removeEntry = (id: string): Promise<CartReply> => requestCart(entryPath(id), {method: 'DELETE'})
