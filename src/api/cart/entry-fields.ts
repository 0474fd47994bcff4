import type {Cart} from '../../model/cart.ts'
import type {AdditionalFieldsRequest} from '../generated/schema.ts'
import {request} from '../http.ts'
import {additionalFieldsText} from './additional-fields.ts'
import {entryPath, parseReply} from './cart.ts'

export interface FieldsChange {
  itemId: string
  sku: string | null
  additionalFields: unknown
}

/** Replaces what the visitor filled in for an entry. */
export function updateAdditionalFields(id: string, change: FieldsChange): Promise<Cart> {
  const additionalFields = additionalFieldsText(change.additionalFields)
  const body: AdditionalFieldsRequest = {...change, additionalFields}
  return request(`${entryPath(id)}/additionalFields`, parseReply, {method: 'PUT', body})
}
