import {store} from '../page/store/store.ts'
import {isSettled, isWaiting, when} from '../page/store/when.ts'
import {addItem} from './add-item.ts'
import type {Added} from './added.ts'
import {changeLine} from './edit-lines.ts'

/**
 * Exchanges the variant of a line. The new one is added first: whatever fails then, no piece is lost. Pieces that the shop
 * has not taken keep their variant. Null if the line is gone.
 */
export async function changeVariant(id: string, sku: string): Promise<Added | null> {
  // what the cart gains tells how much was taken
  await when((state) => isSettled(state) || isWaiting(state))
  const lineOf = () => store.getState().shown?.entries.find((entry) => entry.id === id)
  const line = lineOf()
  if (!line) return null
  const {itemId, quantity, additionalFields} = line
  const added = await addItem({itemId, sku, quantity, additionalFields}, {source: 'api'})
  // the visitor may have changed the line meanwhile
  const left = Math.max(0, (lineOf()?.quantity ?? 0) - added.taken)
  if (added.taken) await changeLine(id, left)
  return added
}
