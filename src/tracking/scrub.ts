import {HIDDEN_VALUE, PRIVATE_PARAMETERS} from './assumptions.ts'

/** Names of lists and of parts, too: `email[]`, `user[email]`, `email2`. */
const PRIVATE = new RegExp(
  `((?:^|[?&#;])[^=&#;]*(?:${PRIVATE_PARAMETERS})(?:[[\\]\\d]|%5[BD])*)=[^&#;]*`,
  'gi',
)

/** An address, or a query, without what is nobody else's business: the names stay, the values do not. */
export const scrub = (address: string): string => address.replace(PRIVATE, `$1=${HIDDEN_VALUE}`)
