import {isRecord} from '../lib/is-record.ts'

/** An object of a shop's reply, or one of ours before it is parsed. */
export type Fields = Record<string, unknown>

/** The objects of a list; none for what is no list. */
export const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])
