import type {Order} from '../../model/order.ts'

/** An item of a purchase, in the format of tag services. */
interface PurchaseItem {
  item_id: string
  item_name: string
  quantity: number
  price: number
}

/** An order as tag services expect it (contract: purchase). */
export interface Purchase {
  transaction_id: string
  value: number
  shipping: number
  tax: number
  currency: string
  items: PurchaseItem[]
}

/** The value of an order: the grand total, or the sum of its items without shipping and taxes. */
export type PurchaseValue = 'grandTotal' | 'items'

/** In major units, rounded to hundredths: floating point can add digits below a cent. */
function toValue({grandTotal, items}: Order, by: PurchaseValue): number {
  const sum = items.reduce((total, {unitPrice, quantity}) => total + unitPrice * quantity, 0)
  return by === 'items' ? Math.round(sum * 100) / 100 : grandTotal
}

/** Numbers, never texts: tag services count a text as 0. */
export const toPurchase = (order: Order, by: PurchaseValue = 'grandTotal'): Purchase => ({
  transaction_id: order.id,
  value: toValue(order, by),
  shipping: order.shippingTotal,
  tax: order.taxTotal,
  currency: order.currency,
  items: order.items.map(({sku, productName, quantity, unitPrice}) => ({
    // one of the two is required
    item_id: sku || productName,
    item_name: productName,
    quantity,
    price: unitPrice,
  })),
})
