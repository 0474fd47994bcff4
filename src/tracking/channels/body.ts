import {byteLength} from '../../lib/byte-length.ts'
import {isRecord} from '../../lib/is-record.ts'
import {toJson} from '../../lib/to-json.ts'
import {LARGEST_BODY} from '../assumptions.ts'

export type Fields = Record<string, unknown>

/** Leaves out unknown values: neither `null` nor its text is sent. */
export const knownText = (data: unknown): string => toJson(data, (value) => value ?? undefined)

/** `application/x-www-form-urlencoded`, in the order of the fields. */
export const toForm = (fields: Fields): string =>
  `${new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]])))}`

function cut(value: unknown, most: number): unknown {
  if (typeof value === 'string') return value.slice(0, most)
  if (Array.isArray(value)) return value.slice(0, most).map((item) => cut(item, most))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      // the fields of the event itself come last
      .slice(-most)
      .map(([key, member]) => [key.slice(0, most), cut(member, most)]),
  )
}

/**
 * The body of an event. If it is too large to be sent as the page ends, texts and lists are cut until it fits, and
 * `trimmed` is set. `id` and `crumb` are added to the result.
 */
export function fitBody(data: Fields, id: string, toBody: (data: Fields) => string): string {
  const build = (fields: Fields) => toBody({...fields, event_id: id})
  // leaves room for the fields that the sender adds in front
  const limit = LARGEST_BODY - 512
  let body = build(data)
  for (let most = 8192; byteLength(body) > limit && most >= 1; most /= 2)
    body = build({...Object(cut(data, most)), trimmed: true})
  return body
}
