import {createUuid} from '../lib/uuid.ts'
import type {Item} from './case.ts'
import type {Reply} from './client.ts'
import {type Cart, readCart, readChanged} from './read-reply.ts'
import type {Call} from './visitor.ts'

export const CART = '/api/commerce/shopping-cart'
export const ENTRIES = `${CART}/entries`

/** A page that no server lets in. */
export const STRANGER = 'https://stranger.example'

interface Caller {
  call: (path: string, call?: Call) => Promise<Reply>
}

/** Adds as widgets do: under an id that is new for each addition, unless one is given. */
export const add = (by: Caller, item: Item, quantity = 1, id = createUuid()): Promise<Reply> =>
  by.call(ENTRIES, {method: 'POST', body: {...item, quantity}, headers: {'Add-To-Cart-Id': id}})

export const addRight = async (by: Caller, item: Item, quantity = 1): Promise<Cart> =>
  readChanged(await add(by, item, quantity))

export const pathOf = (entryId: string): string => `${ENTRIES}/${encodeURIComponent(entryId)}`

export const update = (by: Caller, entryId: string, quantity: unknown): Promise<Reply> =>
  by.call(pathOf(entryId), {method: 'PUT', body: {quantity}})

export const read = async (by: Caller): Promise<Cart> => readCart(await by.call(CART))

/** The quantity that the visitor has; 0 without a cart. */
export async function countHeld(by: Caller): Promise<number> {
  const reply = await by.call(CART)
  return reply.status === 404 ? 0 : readCart(reply).totalQuantity
}
