import {type Fields, records} from '../records.ts'

/** A cart that was ordered, has expired, or is called without its key: all have this one refusal. */
export const isGone = ({userErrors}: Fields): boolean =>
  records(userErrors).some(({field}) => `${field}` === 'cartId')
