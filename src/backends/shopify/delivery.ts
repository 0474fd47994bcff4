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

/** A place of ours as an address that is part of this cart alone. */
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

/** Says where the cart goes to, and takes the first way of shipping: what that costs is then in the sums. */
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
