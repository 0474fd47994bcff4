import type {ApiError} from '../../api/errors.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {CartProblem} from '../../model/cart-problem.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import {type Fields, records} from '../records.ts'
import {notFound, refusal} from '../replies.ts'
import {isGone} from './is-gone.ts'

/** The first of a change's `userErrors` as a refusal with Shopify's message. */
export function refused(payload: Fields, reply: CartReply | null): ApiError {
  const [error] = records(payload.userErrors)
  const code = textOrNull(error?.code) ?? 'INVALID'
  if (code === 'INVALID_MERCHANDISE_LINE' || isGone(payload)) return notFound(`such cart or line: ${code}`)
  return refusal(code, textOrNull(error?.message) ?? '', reply)
}

export const toProblems = (warnings: readonly Fields[]): CartProblem[] =>
  warnings.map(({code, message, target}) => ({
    code: `${code}`,
    message: textOrNull(message) ?? '',
    entryId: textOrNull(target),
    wanted: null,
    taken: null,
  }))

/** If Shopify has less than requested, it warns and adds what it has. */
export function judge(reply: CartReply, wanted: number, taken: number, entryId?: string): CartReply {
  const short = reply.problems.find(({code}) => code.startsWith('MERCHANDISE_'))
  if (!short || taken >= wanted) return reply
  const problem = {...short, entryId: entryId ?? null, wanted, taken: Math.max(0, taken)}
  const partial = {...reply, problems: [problem]}
  if (taken > 0) return partial
  throw refusal(short.code, short.message, partial)
}
