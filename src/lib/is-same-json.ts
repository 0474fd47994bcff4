import {isRecord} from './is-record.ts'

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(byKey)) : value

/** Whether two values are the same once they are sent, in whatever order their keys come. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)
