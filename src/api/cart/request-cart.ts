import {readPath} from '../../lib/read-path.ts'
import {type CartReply, parseCartReply} from '../../model/cart-reply.ts'
import {ApiError} from '../errors.ts'
import type {Call} from '../http.ts'
import {sendCart} from './send-cart.ts'

/** The failure, with the cart from the reply. */
function withCart(error: ApiError): ApiError {
  const reply = readPath(error.cause, 'shoppingCart') ? parseCartReply(error.cause) : null
  if (!reply?.ok) return error
  const {kind, message, visitorMessage, fieldErrors, status, cause} = error
  const details = {fieldErrors, cause, ...(status !== null && {status})}
  return new ApiError(kind, message, visitorMessage, {...details, reply: reply.value})
}

/** A call whose reply holds the cart, whether it succeeded or was refused. */
export const requestCart = (path: string, call: Call): Promise<CartReply> =>
  sendCart(path, parseCartReply, call).catch((error) => {
    throw error instanceof ApiError ? withCart(error) : error
  })
