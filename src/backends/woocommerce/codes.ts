import {asRecord} from '../../lib/as-record.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {Cart} from '../../model/cart.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import {codeOf} from './code-of.ts'

export type CodePath = 'apply-coupon' | 'remove-coupon'

const REFUSED = /^woocommerce_rest_cart_coupon_/

/** The shop stores codes in lower case. */
const hasCode = ({coupons}: Cart, code: string): boolean =>
  coupons.some((coupon) => textOrNull(asRecord(coupon).code)?.toLowerCase() === code.trim().toLowerCase())

/**
 * The shop also refuses a code that an earlier call has applied or removed. If that is the reason, for example after a lost
 * reply, the change has succeeded. Otherwise it throws the refusal.
 */
export async function doneBefore(
  error: unknown,
  path: CodePath,
  code: string,
  read: () => Promise<Cart>,
): Promise<CartReply> {
  if (!REFUSED.test(codeOf(error))) throw error
  const cart = await read()
  if (hasCode(cart, code) !== (path === 'apply-coupon')) throw error
  return {cart, newlyAdded: null, problems: []}
}
