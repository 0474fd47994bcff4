import {ApiError} from '../api/errors.ts'
import {text} from '../api/strings.ts'
import {type CartReply, parseCartReply} from '../model/cart-reply.ts'

/** A reply with a cart, which has the form of the platform's JSON. */
export function replyOf(shoppingCart: unknown): CartReply {
  const parsed = parseCartReply({shoppingCart})
  if (parsed.ok) return parsed.value
  throw new ApiError('malformed', parsed.problem, text('failed'), {})
}

/** A refusal with the shop's message, and with its current cart if the reply contains it. */
export const refusal = (code: string, message: string, reply: CartReply | null = null): ApiError =>
  new ApiError('invalid', `${code}: ${message}`, message || text('failed'), {reply})

export const notFound = (what: string): ApiError =>
  new ApiError('not-found', `the shop has no ${what}`, text('failed'), {})
