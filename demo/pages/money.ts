import {formatMoney} from '../../src/format/money.ts'
import {site} from '../seed/site.ts'

/** Minor units of the shop's currency as its visitors read them. */
export const formatCents = (minor: number): string =>
  formatMoney({currency: site.currency, minor}, site.language)
