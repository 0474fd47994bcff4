import type {CartReply} from '../../model/cart-reply.ts'
import type {CodeRequest, ShippingLocation} from '../generated/schema.ts'
import {requestCart} from './send-cart.ts'

export type {ShippingLocation} from '../generated/schema.ts'

const pathOf = (cartToken: string): string => `/api/3/commerce/cart/${encodeURIComponent(cartToken)}`

/** Applies a promotion code or a gift card. */
export const addCode = (cartToken: string, giftOrPromoCode: string): Promise<CartReply> =>
  requestCart(`${pathOf(cartToken)}/codes`, {
    method: 'POST',
    body: {giftOrPromoCode} satisfies CodeRequest,
  })

export const removeCode = (cartToken: string, code: string): Promise<CartReply> =>
  requestCart(`${pathOf(cartToken)}/codes/${encodeURIComponent(code)}`, {method: 'DELETE'})

/** Sets the destination of the cart, so that the shop can calculate shipping and taxes. */
export const setShippingLocation = (cartToken: string, body: ShippingLocation): Promise<CartReply> =>
  requestCart(`${pathOf(cartToken)}/shipping/location`, {method: 'PUT', body})
