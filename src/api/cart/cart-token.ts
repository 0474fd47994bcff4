import {type CartReply, parseCartReply} from '../../model/cart-reply.ts'
import type {CodeRequest, ShippingLocation} from '../generated/schema.ts'
import {request} from '../http.ts'

export type {ShippingLocation} from '../generated/schema.ts'

const pathOf = (cartToken: string): string => `/api/3/commerce/cart/${encodeURIComponent(cartToken)}`

/** Applies a promotion code or a gift card. */
export const addCode = (cartToken: string, giftOrPromoCode: string): Promise<CartReply> =>
  request(`${pathOf(cartToken)}/codes`, parseCartReply, {
    method: 'POST',
    body: {giftOrPromoCode} satisfies CodeRequest,
  })

export const removeCode = (cartToken: string, code: string): Promise<CartReply> =>
  request(`${pathOf(cartToken)}/codes/${encodeURIComponent(code)}`, parseCartReply, {method: 'DELETE'})

/** Says where the cart goes to: shipping and taxes are worked out for it. */
export const setShippingLocation = (cartToken: string, body: ShippingLocation): Promise<CartReply> =>
  request(`${pathOf(cartToken)}/shipping/location`, parseCartReply, {method: 'PUT', body})
