import {isRecord} from './is-record.ts'

/** The value at a dotted path; undefined if the path ends early. */
export const readPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce((part, key) => (isRecord(part) ? part[key] : undefined), value)
