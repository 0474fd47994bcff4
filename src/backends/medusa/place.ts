import type {ShippingLocation} from '../../api/cart/cart-token.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import {type Fields, records} from '../records.ts'
import type {Ask} from './calls.ts'

/** A location as Medusa's address. Medusa writes country codes in lower case. */
const toAddress = ({line1, line2, city, region, postalCode, country}: ShippingLocation): Fields => ({
  address_1: line1,
  address_2: line2,
  city,
  province: region,
  postal_code: postalCode,
  country_code: country?.toLowerCase(),
})

/** Sets the address and selects the first shipping method, so that the totals include its price. */
export async function setPlace(
  ask: Ask,
  id: string,
  change: (path: string, body: Fields) => Promise<CartReply>,
  place: ShippingLocation,
): Promise<CartReply> {
  const reply = await change('', {shipping_address: toAddress(place)})
  const [option] = records((await ask(`/shipping-options?cart_id=${id}`)).shipping_options)
  return option ? change('/shipping-methods', {option_id: option.id}) : reply
}
