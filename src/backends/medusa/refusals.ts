import {ApiError} from '../../api/errors.ts'
import {text} from '../../api/strings.ts'
import {readPath} from '../../lib/read-path.ts'
import type {Cart} from '../../model/cart.ts'

/** Medusa answers a wrong key with 400. What it says of it is for the owner of the page. */
const isOfKey = ({cause}: ApiError): boolean => /publishable/i.test(`${readPath(cause, 'message')}`)

/** A refused change with the cart that the shop has now: a cart that was ordered refuses all of them. */
export async function withCart(error: unknown, read: () => Promise<Cart>): Promise<unknown> {
  if (!(error instanceof ApiError)) return error
  const {kind, message, visitorMessage, status, cause} = error
  const details = {...(status && {status}), cause}
  if (isOfKey(error)) return new ApiError('unauthorized', message, text('failed'), details)
  if (kind !== 'invalid' && kind !== 'not-found') return error
  try {
    const reply = {cart: await read(), newlyAdded: null, problems: []}
    return new ApiError(kind, message, visitorMessage, {...details, reply})
  } catch {
    return error
  }
}
