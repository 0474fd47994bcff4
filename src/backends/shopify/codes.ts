import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {Cart} from '../../model/cart.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import {refusal} from '../replies.ts'
import {changeOf} from './queries.ts'

const CODES = changeOf('cartDiscountCodesUpdate', 'discountCodes', '[String!]!')

type Apply = (query: string, codes: readonly string[]) => Promise<CartReply>

const codesOf = (codes: readonly unknown[]): string[] =>
  codes.flatMap((code) => textOrNull(readPath(code, 'code')) ?? [])

const allOf = ({coupons, invalidCoupons}: Cart): string[] => codesOf([...coupons, ...invalidCoupons])

/** Shopify's codes do not distinguish upper and lower case. */
const isSame = (code: string) => (other: string) => code.toLowerCase() === other.toLowerCase()

/** Shopify keeps a code without effect, and warns. The visitor then sees a refusal, and the code is removed again. */
export async function addCode(apply: Apply, cart: Cart, code: string): Promise<CartReply> {
  const before = allOf(cart)
  const reply = await apply(CODES, [...before.filter((other) => !isSame(code)(other)), code])
  if (codesOf(reply.cart.coupons).some(isSame(code))) return reply
  const [problem] = reply.problems
  throw refusal(
    problem?.code ?? 'DISCOUNT_NOT_APPLICABLE',
    problem?.message ?? '',
    await apply(CODES, before).catch(() => reply),
  )
}

export const removeCode = (apply: Apply, cart: Cart, code: string): Promise<CartReply> =>
  apply(
    CODES,
    allOf(cart).filter((other) => !isSame(code)(other)),
  )
