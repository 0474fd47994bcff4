import {isRecord} from '../lib/is-record.ts'

/** The objects of a list; none for what is no list. */
export const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
