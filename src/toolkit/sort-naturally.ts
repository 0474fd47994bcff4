import {compareNaturally} from './natural-order.ts'
import {sortByText, type TextOf} from './sort-by-text.ts'

/** A sorted copy that compares numbers by value: `shop-9` before `shop-10`. */
export const sortNaturally = <T>(values: readonly T[], textOf?: TextOf<T>): T[] =>
  sortByText(values, compareNaturally, textOf)
