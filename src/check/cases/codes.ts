import {addRight, countHeld, read} from '../calls.ts'
import type {Case} from '../case.ts'
import {expectThat} from '../outcome.ts'
import {type Cart, expectRefusal, readChanged} from '../read-reply.ts'

const pathOf = ({id}: Cart): string => `/api/3/commerce/cart/${encodeURIComponent(id)}/codes`

const couponsOf = ({sums}: Cart): unknown[] => (Array.isArray(sums.coupons) ? sums.coupons : [])

export const codeCases: readonly Case[] = [
  {
    name: 'an unknown code is refused with a message, and leaves the cart as it is',
    part: 'codes',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const cart = await addRight(visitor, given.item)
      for (const giftOrPromoCode of ['no such code', '', 'x'.repeat(500)]) {
        const reply = await visitor.call(pathOf(cart), {method: 'POST', body: {giftOrPromoCode}})
        expectRefusal(reply, [422], '422 with a message')
      }
      expectThat((await read(visitor)).grandTotalCents === cart.grandTotalCents, 'the same total')
    },
  },
  {
    name: 'a code is applied once, and taken off',
    part: 'codes',
    needs: 'code',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const cart = await addRight(visitor, given.item)
      const call = {method: 'POST', body: {giftOrPromoCode: given.code}} as const
      await visitor.call(pathOf(cart), call)
      const applied = await visitor.call(pathOf(cart), call)
      expectThat(couponsOf(readChanged(applied)).length === 1, 'one of coupons', applied)
      const path = `${pathOf(cart)}/${encodeURIComponent(given.code ?? '')}`
      const off = await visitor.call(path, {method: 'DELETE'})
      expectThat(couponsOf(readChanged(off)).length === 0, 'no coupons', off)
      expectThat(readChanged(off).grandTotalCents === cart.grandTotalCents, 'the total as before', off)
    },
  },
  {
    name: 'the code of another visitor’s cart is not theirs to change',
    part: 'codes',
    run: async ({createVisitor, given}) => {
      const [visitor, other] = [createVisitor(), createVisitor()]
      const cart = await addRight(visitor, given.item)
      await addRight(other, given.item)
      const body = {giftOrPromoCode: given.code ?? 'code'}
      expectRefusal(await other.call(pathOf(cart), {method: 'POST', body}), [404], '404 with an error')
      expectThat((await countHeld(visitor)) === 1, 'a cart that the other visitor has not changed')
    },
  },
]
