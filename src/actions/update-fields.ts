import {updateAdditionalFields} from '../api/cart/entry-fields.ts'
import type {Cart} from '../model/cart.ts'
import {loadActions} from '../page/store/load-actions.ts'

/** Replaces what the visitor filled in for an entry; takes its JSON text. A separate chunk: few carts have such entries. */
export async function updateFields(id: string, additionalFields: string): Promise<Cart> {
  const {findEntry, writeCart} = await loadActions()
  const {itemId, sku} = await findEntry(id)
  const input = {itemId, sku, additionalFields}
  return (await writeCart(id, async () => ({cart: await updateAdditionalFields(id, input)}))).cart
}
