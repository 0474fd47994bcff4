import {compareNaturally} from './natural-order.ts'
import {sortByText, type TextOf} from './sort-by-text.ts'

/** A sorted copy, numbers in texts by what they are worth: `shop-9` before `shop-10`. */
export const sortNaturally = <T>(values: readonly T[], textOf?: TextOf<T>): T[] =>
  sortByText(values, compareNaturally, textOf)
