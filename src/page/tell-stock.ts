import type {EventDetails} from '../contract/events.ts'
import {emit} from './emit.ts'
import {formsOf} from './item-forms.ts'
import {page} from './page.ts'

/** Tells the page of a stock that has changed; forms of the item that nobody has used yet follow it, too. */
export function tellStock(change: EventDetails['stock-change'], element: Element | undefined): void {
  const {stock, use} = page()
  stock.set(`${change.itemId} ${change.sku}`, change)
  emit('stock-change', change, element)
  use?.(formsOf(change.itemId))
}
