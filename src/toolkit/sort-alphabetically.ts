import {sortByText, type TextOf} from './sort-by-text.ts'

/** A sorted copy, ignoring case. */
export const sortAlphabetically = <T>(values: readonly T[], textOf?: TextOf<T>): T[] =>
  sortByText(values, new Intl.Collator('en', {sensitivity: 'base'}).compare, textOf)
