import {formatters, predicates} from '../../src/template/index.ts'
import {findFunction} from './check.ts'
import type {Vector} from './vector.ts'

const find = (pattern: RegExp, {template = ''}: Vector): string[] =>
  [...template.matchAll(pattern)].map(([, name = '']) => name)

export const usedFormatters = (vector: Vector): string[] => find(/\|([a-zA-Z][\w-]*)/g, vector)

const usedPredicates = (vector: Vector): string[] => find(/\{\.(?:or |if )?([a-zA-Z][\w-]*\?)/g, vector)

/** Vectors about a formatter or predicate; other vectors often use unknown names on purpose. */
const NAMING = /^(formatter|predicate)$/

/** Formatters, predicates and functions that a vector needs and the engine lacks. */
export function findMissing(vector: Vector): string[] {
  if (vector.function !== undefined) return findFunction(vector.function) ? [] : [vector.function]
  if (!NAMING.test(vector.kind)) return []
  return [
    ...usedFormatters(vector).filter((name) => !Object.hasOwn(formatters, name)),
    ...usedPredicates(vector).filter((name) => !Object.hasOwn(predicates, name)),
  ]
}
