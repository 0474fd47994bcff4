import {isRecord} from '../lib/is-record.ts'

/** An object of a shop's reply, or the platform's JSON before it is parsed. */
export type Fields = Record<string, unknown>

/** The objects of a list; empty if the value is not a list. */
export const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])
