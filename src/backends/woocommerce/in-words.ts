import {ApiError} from '../../api/errors.ts'
import {text} from '../../api/strings.ts'
import type {ApiErrorKind} from '../../contract/errors.ts'
import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import {codeOf} from './code-of.ts'
import {decode} from './decode.ts'

/** Kinds of errors that the status does not tell apart. */
const KINDS: Readonly<Record<string, ApiErrorKind>> = {
  rate_limit_exceeded: 'rate-limit',
  woocommerce_rest_cart_invalid_key: 'not-found',
}

/** A refusal with a message for visitors. The messages of server faults are HTML for the shop's owner. */
export function inWords(error: unknown, reply: CartReply | null): unknown {
  // `checkQuantity` refused it
  if (error instanceof RangeError) return new ApiError('invalid', error.message, text('failed'), {})
  if (!(error instanceof ApiError)) return error
  const {cause, status, message} = error
  const kind = KINDS[codeOf(error)] ?? error.kind
  // messages of single parameters are more precise
  const html = Object.values(asRecord(readPath(cause, 'data.params'))).join(' ') || readPath(cause, 'message')
  const words = (kind === 'server' ? '' : decode(html)) || text('failed')
  return new ApiError(kind, message, words, {...(status && {status}), reply, cause})
}
