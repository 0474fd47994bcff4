import {isRecord} from '../../../src/lib/is-record.ts'
import type {DemoContext} from './env.ts'
import {parseShallow} from './parse-json.ts'
import {Refusal} from './refusal.ts'

/** The JSON object of a request. */
export async function readJson(c: DemoContext): Promise<Record<string, unknown>> {
  const parsed = parseShallow(await c.req.text())
  if (!parsed.ok) throw new Refusal(400, 'The body is not valid JSON.')
  if (!isRecord(parsed.value)) throw new Refusal(400, 'The body must be a JSON object.')
  return parsed.value
}

/** The text fields of a submitted form; the last value of a repeated field. */
export async function readForm(c: DemoContext): Promise<Record<string, string>> {
  const fields = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}
