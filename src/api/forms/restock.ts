import type {RestockRequest} from '../generated/schema.ts'
import {request} from '../http.ts'
import {parseAny} from '../parse-any.ts'

export type {RestockRequest} from '../generated/schema.ts'

/** Requests an e-mail for when a variant is back in stock. `fieldErrors.email` holds the error of the address. */
export const requestRestockNotification = (body: RestockRequest): Promise<unknown> =>
  request('/api/commerce/restock-notification', parseAny, {method: 'POST', body})
