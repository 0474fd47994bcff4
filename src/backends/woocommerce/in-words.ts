import {ApiError} from '../../api/errors.ts'
import {text} from '../../api/strings.ts'
import type {ApiErrorKind} from '../../contract/errors.ts'
import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import {codeOf} from './code-of.ts'
import {decode} from './decode.ts'

/** Kinds of errors that their status does not show. */
const KINDS: Readonly<Record<string, ApiErrorKind>> = {
  rate_limit_exceeded: 'rate-limit',
  woocommerce_rest_cart_invalid_key: 'not-found',
}

/** A refusal in the words that the visitor reads. Faults of the server are HTML for its owner. */
export function inWords(error: unknown, reply: CartReply | null): unknown {
  // it was refused here
  if (error instanceof RangeError) return new ApiError('invalid', error.message, text('failed'), {})
  if (!(error instanceof ApiError)) return error
  const {cause, status, message} = error
  const kind = KINDS[codeOf(error)] ?? error.kind
  // messages of single parameters are more precise
  const said = Object.values(asRecord(readPath(cause, 'data.params'))).join(' ') || readPath(cause, 'message')
  const words = (kind === 'server' ? '' : decode(said)) || text('failed')
  return new ApiError(kind, message, words, {...(status && {status}), reply, cause})
}
