import type {ShippingLocation} from '../../api/cart/cart-token.ts'
import {readPath} from '../../lib/read-path.ts'
import type {CartReply} from '../../model/cart-reply.ts'
import {type Fields, records} from '../records.ts'
import type {Calls} from './calls.ts'
import {changeOf} from './queries.ts'

const PLACE = changeOf('cartDeliveryAddressesReplace', 'addresses', '[CartSelectableAddressInput!]!')
const METHODS =
  'query($id:ID!){r:cart(id:$id){deliveryGroups(first:9){nodes{id selectedDeliveryOption{handle}deliveryOptions{handle}}}}}'
const METHOD = changeOf(
  'cartSelectedDeliveryOptionsUpdate',
  'selectedDeliveryOptions',
  '[CartSelectedDeliveryOptionInput!]!',
)

/** A location as an address of this cart only. */
const toAddress = ({line1, line2, city, region, postalCode, country}: ShippingLocation): Fields => ({
  selected: true,
  oneTimeUse: true,
  address: {
    deliveryAddress: {
      address1: line1,
      address2: line2,
      city,
      provinceCode: region,
      zip: postalCode,
      countryCode: country,
    },
  },
})

/** Sets the address and selects the first shipping method, so that the totals include its price. */
export async function setPlace(
  {ask}: Calls,
  id: string,
  apply: (query: string, value: unknown) => Promise<CartReply>,
  place: ShippingLocation,
): Promise<CartReply> {
  const reply = await apply(PLACE, [toAddress(place)])
  const groups = records(readPath(await ask(METHODS, {id}), 'deliveryGroups.nodes'))
  const chosen = groups.flatMap(({id: deliveryGroupId, deliveryOptions, selectedDeliveryOption}) => {
    const [option] = selectedDeliveryOption ? [] : records(deliveryOptions)
    return option ? [{deliveryGroupId, deliveryOptionHandle: option.handle}] : []
  })
  return chosen.length ? apply(METHOD, chosen) : reply
}
