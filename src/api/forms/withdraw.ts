import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toNumber} from '../../lib/to-number.ts'
import type {WithdrawalReceipt, WithdrawalRequest} from '../generated/schema.ts'
import {request} from '../http.ts'

export type {WithdrawalReceipt, WithdrawalRequest} from '../generated/schema.ts'

/** The last time that a `Date` can hold. */
const LAST = 8.64e15

function parseReceipt(reply: unknown): Result<WithdrawalReceipt> {
  const id = textOrNull(readPath(reply, 'id'))
  const receivedAt = toNumber(readPath(reply, 'receivedAt'), Number.NaN)
  if (!id) return fail('has no "id"')
  return Math.abs(receivedAt) <= LAST ? ok({id, receivedAt}) : fail('has no time in "receivedAt"')
}

/** Sends a statement of withdrawal. `fieldErrors` holds errors by field. */
export const withdraw = (body: WithdrawalRequest): Promise<WithdrawalReceipt> =>
  request('/api/commerce/withdrawals', parseReceipt, {method: 'POST', body})
