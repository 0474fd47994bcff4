import {asRecord} from '../../lib/as-record.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {Cart} from '../../model/cart.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import {codeOf} from './code-of.ts'

export type CodePath = 'apply-coupon' | 'remove-coupon'

const REFUSED = /^woocommerce_rest_cart_coupon_/

/** The shop keeps codes in small letters. */
const hasCode = ({coupons}: Cart, code: string): boolean =>
  coupons.some((coupon) => textOrNull(asRecord(coupon).code)?.toLowerCase() === code.trim().toLowerCase())

/**
 * The reply for a code that the shop refuses because it was applied or removed before, as by a call whose reply was lost.
 * Throws the refusal otherwise.
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
