import {replySchemas} from '../../demo/server/testing/api-description.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {isRecord} from '../../src/lib/is-record.ts'

/** What a field holds in place of what it should; `undefined` leaves it out. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  '1e999',
  true,
  false,
  0,
  7,
  -1,
  0.5,
  1e21,
  -1e21,
  [],
  [null],
  ['x'],
  {},
  {0: {}},
]

/** A whole reply of a schema, with every field that it describes; where there is an example its values stand. */
function sampleOf(schema: Record<string, unknown>, example?: unknown): unknown {
  const [first] = [schema.oneOf ?? schema.anyOf ?? []].flat()
  if (first) return sampleOf(asRecord(first), example)
  const type = [schema.type].flat()[0] ?? (schema.properties ? 'object' : undefined)
  if (type === 'object') {
    const known = Object.entries(asRecord(schema.properties))
    const given = asRecord(example)
    return {
      ...given,
      ...Object.fromEntries(known.map(([name, one]) => [name, sampleOf(asRecord(one), given[name])])),
    }
  }
  if (type === 'array') return [sampleOf(asRecord(schema.items), [example].flat()[0])]
  if (example !== undefined && example !== null) return example
  const samples: Record<string, unknown> = {string: 'text', integer: 2, number: 2, boolean: true}
  return samples[`${type}`] ?? null
}

type Path = readonly (string | number)[]

/** The ways to all fields of a value; of lists those of the first. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const within = Array.isArray(value)
    ? pathsOf(value[0], [...path, 0])
    : isRecord(value)
      ? Object.entries(value).flatMap(([name, one]) => pathsOf(one, [...path, name]))
      : []
  return [path, ...within]
}

function put(value: unknown, [name, ...rest]: Path, wrong: unknown): unknown {
  if (name === undefined) return wrong
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : {...asRecord(value)}
  Reflect.set(copy, name, put(Reflect.get(copy, name), rest, wrong))
  return copy
}

export interface BrokenReply {
  /** `entries.0.quantity = null` */
  name: string
  body: unknown
}

/** What a call is answered with where all is well, as `POST /api/…` names it. */
export function wholeReply(call: string): unknown {
  const {schema, example} = replySchemas(call)
  return sampleOf(schema, example)
}

/** The reply to a call with each of its fields broken in each way, one at a time: from the description, so a new field is broken too. */
export function brokenReplies(call: string, wrong: readonly unknown[] = WRONG): BrokenReply[] {
  const whole = wholeReply(call)
  return pathsOf(whole).flatMap((path) =>
    wrong.map((value) => ({
      name: `${path.join('.')} = ${JSON.stringify(value)}`,
      body: put(whole, path, value),
    })),
  )
}
