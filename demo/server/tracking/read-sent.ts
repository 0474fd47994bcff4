import {isRecord} from '../../../src/lib/is-record.ts'
import {ok} from '../../../src/lib/result.ts'
import {readForm} from '../http/body.ts'
import type {DemoContext} from '../http/env.ts'
import {parseShallow} from '../http/parse-json.ts'
import {Refusal} from '../http/refusal.ts'
import type {SentEvent} from './received.ts'

/** Parses JSON, or accepts an object: the content of an event can be either. */
function readObject(value: unknown, what: string): Record<string, unknown> {
  const parsed = typeof value === 'string' ? parseShallow(value) : ok(value)
  if (!parsed.ok || !isRecord(parsed.value)) throw new Refusal(400, `${what} must be a JSON object.`)
  return parsed.value
}

const isJson = (text: string): boolean => /^\s*\{/.test(text)

/**
 * The fields of a call with any content type: a cross-origin beacon cannot declare JSON, and every type can contain a
 * form.
 */
export async function readSent(c: DemoContext): Promise<Record<string, unknown>> {
  if (/^multipart\//i.test(c.req.header('Content-Type') ?? '')) return readForm(c)
  const text = await c.req.text()
  return isJson(text) ? readObject(text, 'The body') : Object.fromEntries(new URLSearchParams(text))
}

/** The object in a field. */
export const readContent = (fields: Record<string, unknown>, name: string): Record<string, unknown> =>
  readObject(fields[name], name)

/** Reads a required field. */
export function readText(fields: Record<string, unknown>, name: string): string {
  const text = fields[name]
  if (typeof text !== 'string' || !text) throw new Refusal(400, `${name} must be a text that is not empty.`)
  return text
}

/** A visitor record is an object, empty, null or missing (tracking.md T6). */
export function checkVisitor(fields: Record<string, unknown>, name: string): void {
  const {[name]: record = null} = fields
  if (record !== null && typeof record !== 'string')
    throw new Refusal(400, `${name} must be a text, or null.`)
}

/** The metadata of an event's call. */
export const originOf = (c: DemoContext): Pick<SentEvent, 'headers' | 'network'> => ({
  headers: c.req.header(),
  network: c.get('network'),
})
