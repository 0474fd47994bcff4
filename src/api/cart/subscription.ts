import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {SubscriptionRequest} from '../generated/schema.ts'
import {additionalFieldsText} from './additional-fields.ts'
import {sendCart} from './send-cart.ts'

export interface NewSubscription {
  itemId: string
  sku: string | null
  /** Set where the SKU does not identify the variant. */
  variantId?: string
  quantity: number
  additionalFields?: unknown
}

function parseToken(reply: unknown): Result<string> {
  const token = textOrNull(readPath(reply, 'cartToken'))
  return token ? ok(token) : fail('has no "cartToken"')
}

/** Begins a subscription and returns the token for `/commerce/subscription?cartToken=…`. */
export function createSubscriptionCart(subscription: NewSubscription): Promise<string> {
  const {quantity: qty, additionalFields, ...item} = subscription
  const body: SubscriptionRequest = {...item, qty, additionalFields: additionalFieldsText(additionalFields)}
  return sendCart('/api/3/commerce/cart/subscription', parseToken, {method: 'POST', body})
}
