import {isRecord} from './is-record.ts'

/** The value where it has keys, else an object without any. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
