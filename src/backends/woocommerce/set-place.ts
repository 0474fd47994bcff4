import type {ShippingLocation} from '../../api/cart/cart-token.ts'
import {type Fields, records} from '../records.ts'

type Write = (path: string, body: Fields) => Promise<Fields>

/** A location as an address of the Store API. */
const toAddress = ({line1, line2, city, region, postalCode, country}: ShippingLocation): Fields => ({
  address_1: line1,
  address_2: line2,
  city,
  state: region,
  postcode: postalCode,
  country,
})

/** Sets the address, and selects the first shipping rate for each package without one. */
export async function setPlace(write: Write, place: ShippingLocation): Promise<Fields> {
  let cart = await write('update-customer', {shipping_address: toAddress(place)})
  for (const {package_id, shipping_rates} of records(cart.shipping_rates)) {
    const rates = records(shipping_rates)
    const [first] = rates
    if (!first || rates.some(({selected}) => selected)) continue
    cart = await write('select-shipping-rate', {package_id, rate_id: first.rate_id})
  }
  return cart
}
