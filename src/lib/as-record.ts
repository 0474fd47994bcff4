import {isRecord} from './is-record.ts'

/** The value if it has keys, else an empty object. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
