import type {Predicate} from '../compile/context.ts'
import {comparePredicates} from './compare.ts'
import {numberPredicates} from './number.ts'

/** Every predicate by name: a table a topic. */
export const predicates = {
  ...comparePredicates,
  ...numberPredicates,
} as const satisfies Record<string, Predicate>
