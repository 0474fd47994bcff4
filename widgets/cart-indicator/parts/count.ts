import {pluralKey} from '../../../src/page/texts.ts'

/** Above this number the exact count is not shown (product.md §9). */
const MOST = 100

/** The count next to the cart link: `100+` above 100. */
export const formatCount = (count: number): string => (count > MOST ? `${MOST}+` : `${count}`)

/** The key of the sentence for the count: "One item in cart", "{n} items in cart" or "More than 100 items in cart". */
export const countLabelKey = (count: number): Intl.LDMLPluralRule | 'over' =>
  count > MOST ? 'over' : pluralKey(count)
