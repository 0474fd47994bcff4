import type {Vitrine} from '../../loader/api.ts'
import {toText} from './describe.ts'
import type {Section} from './section.ts'

/** The current cart of the store. */
export function tellCart({store}: Vitrine): Section {
  const {cart, synced, loading, recalculating, lastAdded} = store.getState()
  const unread = synced ? 'none' : 'not read yet'
  return {
    title: 'Cart',
    summary: cart ? `${cart.totalQuantity}` : unread,
    rows: [
      ['read', synced ? 'yes' : 'no'],
      ['loading', loading ? 'yes' : 'no'],
      ['recalculating', recalculating ? 'yes' : 'no'],
      ['items', cart ? `${cart.totalQuantity}` : unread],
      ['subtotal', cart ? `${cart.subtotalCents} cents` : unread],
      ['total', cart ? `${cart.grandTotalCents} cents` : unread],
      ['last added', lastAdded ? `${lastAdded.quantityAdded} × ${lastAdded.title}` : 'nothing'],
    ],
    items: (cart?.entries ?? []).map(({id, quantity, title, sku, attributes}) => ({
      key: id,
      title: `${quantity} × ${title} (${sku ?? 'no SKU'}) ${toText(attributes)}`,
    })),
  }
}
