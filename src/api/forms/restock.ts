import type {RestockRequest} from '../generated/schema.ts'
import {request} from '../http.ts'
import {parseAny} from '../parse-any.ts'

export type {RestockRequest} from '../generated/schema.ts'

/** Asks for an e-mail when a variant is back in stock. `fieldErrors.email` says what is wrong with the address. */
export const requestRestockNotification = (body: RestockRequest): Promise<unknown> =>
  request('/api/commerce/restock-notification', parseAny, {method: 'POST', body})
