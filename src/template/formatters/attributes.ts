import type {Value} from '../value.ts'
import {escapeAttribute} from './escape.ts'

/** By name, in the order of printing; undefined values are left out. */
export type Attributes = Readonly<Record<string, Value>>

/** `name="value"` of each, escaped; lists and objects are left out. */
export const listAttributes = (attributes: Attributes): string[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${escapeAttribute(value)}"`],
  )
