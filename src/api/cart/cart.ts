import {readPath} from '../../lib/read-path.ts'
import {ok, type Result} from '../../lib/result.ts'
import {type Cart, type CartEntry, emptyCart, parseCart, parseCartEntry} from '../../model/cart.ts'
import {ApiError} from '../errors.ts'
import type {AddRequest, UpdateRequest} from '../generated/schema.ts'
import {request} from '../http.ts'
import {additionalFieldsText} from './additional-fields.ts'

const CART = '/api/commerce/shopping-cart'
const ENTRIES = `${CART}/entries`

export const entryPath = (id: string): string => `${ENTRIES}/${encodeURIComponent(id)}`

/** What every change is answered with. */
export const parseReply = (reply: unknown): Result<Cart> =>
  parseCart(readPath(reply, 'shoppingCart') ?? reply)

export interface Abortable {
  signal?: AbortSignal | undefined
}

/** The visitor's cart; a visitor without one has an empty one. */
export async function loadCart({signal}: Abortable = {}): Promise<Cart> {
  try {
    return await request(`${CART}?timecode=${Date.now()}&calculateSubtotal=true`, parseReply, {signal})
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') return emptyCart()
    throw error
  }
}

export interface NewEntry {
  itemId: string
  sku: string | null
  quantity: number
  additionalFields?: unknown
  /** A UUID for each addition: the server counts a repeat once. */
  idempotencyKey: string
}

export interface AddedEntry {
  cart: Cart
  /** Its quantity is what is now in the cart, not what was added. */
  newlyAdded: CartEntry | null
}

function parseAdded(reply: unknown): Result<AddedEntry> {
  const cart = parseReply(reply)
  return cart.ok ? ok({cart: cart.value, newlyAdded: parseCartEntry(readPath(reply, 'newlyAdded'))}) : cart
}

export function addEntry({idempotencyKey, additionalFields, ...entry}: NewEntry): Promise<AddedEntry> {
  const body: AddRequest = {...entry, additionalFields: additionalFieldsText(additionalFields)}
  return request(ENTRIES, parseAdded, {method: 'POST', body, headers: {'Add-To-Cart-Id': idempotencyKey}})
}

export interface EntryChange {
  itemId: string
  sku: string | null
  /** 0 removes the entry. */
  quantity: number
}

export const updateEntry = (id: string, change: EntryChange): Promise<Cart> =>
  request(entryPath(id), parseReply, {method: 'PUT', body: change satisfies UpdateRequest})

export const removeEntry = (id: string): Promise<Cart> =>
  request(entryPath(id), parseReply, {method: 'DELETE'})
