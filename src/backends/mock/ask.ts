import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {toJson} from '../../lib/to-json.ts'
import {parseQuantity} from '../../model/parse-quantity.ts'
import {Refusal} from './refusal.ts'

/** An incoming call. */
export interface Ask {
  method: string
  /** Includes the query. */
  path: string
  header: (name: string) => string | null
  body: string
}

export interface Answer {
  status: number
  /** Sent as JSON; undefined for no body. */
  body?: unknown
}

export const answer = (body: unknown): Answer => ({status: 200, body})

export const NO_CONTENT: Answer = {status: 204}

const TEXTS = {
  notANumber: 'Quantity must be a number.',
  notWhole: 'Quantity must be a whole number.',
  outOfRange: 'This quantity cannot be ordered.',
} as const

/** The fields of the body. */
export function readBody({body}: Ask): Record<string, unknown> {
  const parsed = parseJson(body)
  if (parsed.ok && isRecord(parsed.value)) return parsed.value
  throw new Refusal(400, 'The body is not a JSON object.')
}

export function readText(value: unknown, name: string): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  throw new Refusal(400, `${name} must be a text.`)
}

const SHORTEST_KEY = 16

/** The key of a submission: the shop stores a repeat with the same key only once. */
export function readKey(value: unknown): string {
  const key = readText(value, 'key')
  if (key.length < SHORTEST_KEY) throw new Refusal(400, 'key is too short.')
  return key
}

/** At least 1, or 0 where 0 removes the line. */
export function readQuantity(value: unknown, min: 0 | 1): number {
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}` : ''
  if (min === 0 && text && Number(text) === 0) return 0
  const parsed = parseQuantity(text)
  if (!parsed.ok) throw new Refusal(422, TEXTS[parsed.reason])
  return parsed.value
}

/** JSON text, or the value itself; empty for no value. */
export function readFields(value: unknown): string {
  const parsed = typeof value === 'string' && value ? parseJson(value) : {ok: true, value: value || null}
  const fields = parsed.ok && 'value' in parsed ? parsed.value : undefined
  if (fields === null) return ''
  if (!isRecord(fields)) throw new Refusal(400, 'additionalFields must be an object or its JSON text.')
  return Object.keys(fields).length ? toJson(fields) : ''
}
