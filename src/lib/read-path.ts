import {isRecord} from './is-record.ts'

/** What stands at a dotted path; undefined where the path ends early. */
export const readPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce((part, key) => (isRecord(part) ? part[key] : undefined), value)
