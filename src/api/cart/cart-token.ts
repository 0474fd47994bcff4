import type {Cart} from '../../model/cart.ts'
import type {CodeRequest, ShippingLocation} from '../generated/schema.ts'
import {request} from '../http.ts'
import {parseReply} from './cart.ts'

export type {ShippingLocation} from '../generated/schema.ts'

const pathOf = (cartToken: string): string => `/api/3/commerce/cart/${encodeURIComponent(cartToken)}`

/** Applies a promotion code or a gift card. */
export const addCode = (cartToken: string, giftOrPromoCode: string): Promise<Cart> =>
  request(`${pathOf(cartToken)}/codes`, parseReply, {
    method: 'POST',
    body: {giftOrPromoCode} satisfies CodeRequest,
  })

export const removeCode = (cartToken: string, code: string): Promise<Cart> =>
  request(`${pathOf(cartToken)}/codes/${encodeURIComponent(code)}`, parseReply, {method: 'DELETE'})

/** Says where the cart goes to: shipping and taxes are worked out for it. */
export const setShippingLocation = (cartToken: string, body: ShippingLocation): Promise<Cart> =>
  request(`${pathOf(cartToken)}/shipping/location`, parseReply, {method: 'PUT', body})
