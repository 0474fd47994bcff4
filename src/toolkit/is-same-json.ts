import {isRecord} from '../lib/is-record.ts'
import {toJson} from '../lib/to-json.ts'

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

const inOrder = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(byKey)) : value

/** Whether two values have the same JSON, in any order of keys. */
export const isSameJson = (a: unknown, b: unknown): boolean => toJson(a, inOrder) === toJson(b, inOrder)
