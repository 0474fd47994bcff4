import type {RestockRequest} from '../generated/schema.ts'
import {request} from '../http.ts'
import {parseAny} from '../parse-any.ts'

export type {RestockRequest} from '../generated/schema.ts'

/** Asks to be told when a variant is back in stock. What is wrong with the address is in `fieldErrors.email`. */
export const requestRestockNotification = (body: RestockRequest): Promise<unknown> =>
  request('/api/commerce/restock-notification', parseAny, {method: 'POST', body})
