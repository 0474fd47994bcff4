import type {ShippingLocation} from '../../api/cart/cart-token.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import {type Fields, records} from '../records.ts'
import type {Calls} from './calls.ts'
import {RESULT, whole} from './queries.ts'

const PLACE = whole(`mutation($a:CreateAddressInput!){r:setOrderShippingAddress(input:$a)${RESULT}}}`)
const METHODS = '{r:eligibleShippingMethods{id}}'
const METHOD = whole(`mutation($id:[ID!]!){r:setOrderShippingMethod(shippingMethodId:$id)${RESULT}}}`)

/** A location as Vendure's address, which requires a street. */
const toAddress = ({line1, line2, city, region, postalCode, country}: ShippingLocation): Fields => ({
  streetLine1: line1 || '-',
  streetLine2: line2,
  city,
  province: region,
  postalCode,
  countryCode: country,
})

/** Sets the address and selects the first shipping method, so that the totals include its price. */
export async function setPlace(
  {ask}: Calls,
  change: (query: string, variables: Fields) => Promise<CartReply>,
  place: ShippingLocation,
): Promise<CartReply> {
  const reply = await change(PLACE, {a: toAddress(place)})
  const [method] = records((await ask.all(METHODS)).r)
  return method ? change(METHOD, {id: [method.id]}) : reply
}
