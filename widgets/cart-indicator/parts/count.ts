import {pluralKey} from '../../../src/page/plural-key.ts'

/** From here on the exact number is no longer shown (product.md §9). */
const MOST = 100

/** The count as shown beside the cart link: `100+` above 100. */
export const formatCount = (count: number): string => (count > MOST ? `${MOST}+` : `${count}`)

/** Which sentence reads the count out: "One item in cart", "{n} items in cart" or "More than 100 items in cart". */
export const countLabelKey = (count: number): Intl.LDMLPluralRule | 'over' =>
  count > MOST ? 'over' : pluralKey(count)
