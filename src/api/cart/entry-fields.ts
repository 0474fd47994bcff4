import type {CartReply} from '../../model/cart-reply.ts'
import type {AdditionalFieldsRequest} from '../generated/schema.ts'
import {additionalFieldsText} from './additional-fields.ts'
import {entryPath} from './cart.ts'
import {requestCart} from './send-cart.ts'

export interface FieldsChange {
  itemId: string
  sku: string | null
  /** Set where the SKU does not identify the variant. */
  variantId?: string
  additionalFields: unknown
}

/** Replaces the visitor's answers for an entry. */
export function updateAdditionalFields(id: string, change: FieldsChange): Promise<CartReply> {
  const additionalFields = additionalFieldsText(change.additionalFields)
  const body: AdditionalFieldsRequest = {...change, additionalFields}
  return requestCart(`${entryPath(id)}/additionalFields`, {method: 'PUT', body})
}
