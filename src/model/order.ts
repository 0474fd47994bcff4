import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {toNumber} from '../lib/to-number.ts'
import {majorUnits} from './major-units.ts'

export interface OrderItem {
  sku: string | null
  productName: string
  quantity: number
  /** Major units. */
  unitPrice: number
}

/** An order on its confirmation page (product.md §3). Amounts are in major units. */
export interface Order {
  id: string
  purchasedCartId: string | null
  websiteId: string | null
  testMode: boolean
  currency: string
  items: OrderItem[]
  grandTotal: number
  shippingTotal: number
  taxTotal: number
}

/** Money values state their currency; `storeCurrency` is for plain numbers. */
export function parseOrder(value: unknown, storeCurrency: string): Result<Order> {
  const fields = asRecord(value)
  const id = textOrNull(fields.id)
  if (!id) return fail('order: has no "id"')
  const total = asRecord(fields.grandTotal)
  const currency = textOrNull(total.currencyCode) ?? textOrNull(total.currency) ?? storeCurrency
  const amount = (value: unknown) => majorUnits(value, currency) ?? 0
  return ok({
    id,
    purchasedCartId: textOrNull(fields.purchasedCartId),
    websiteId: textOrNull(fields.websiteId),
    testMode: toBoolean(fields.testMode),
    currency,
    items: [fields.items]
      .flat()
      .filter(isRecord)
      .map((item) => ({
        sku: textOrNull(item.sku),
        productName: textOrNull(item.productName) ?? '',
        quantity: toNumber(item.quantity, 1),
        unitPrice: amount(item.unitPrice),
      })),
    grandTotal: amount(fields.grandTotal),
    shippingTotal: amount(fields.shippingTotal),
    taxTotal: amount(fields.taxTotal),
  })
}
