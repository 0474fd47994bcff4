import {type Fields, records} from '../records.ts'

/** Whether the shop no longer accepts the cart: it was ordered, has expired, or the id lacks its key. */
export const isGone = ({userErrors}: Fields): boolean =>
  records(userErrors).some(({field}) => `${field}` === 'cartId')
