import {loadBackend} from '../backends/load-backend.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {findEntry} from './edit-item.ts'
import {unsupported} from './unsupported.ts'
import {writeCart} from './write-cart.ts'

/**
 * Replaces the visitor's answers for an entry; takes their JSON text. A separate chunk: few carts have such entries.
 */
export async function updateFields(id: string, additionalFields: string): Promise<CartReply> {
  const entry = await findEntry(id)
  const {setFields} = await loadBackend()
  if (!setFields) throw unsupported('additional fields')
  return writeCart(id, () => setFields(entry, additionalFields))
}
