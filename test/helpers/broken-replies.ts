import {replySchemas} from '../../demo/server/testing/api-description.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {isRecord} from '../../src/lib/is-record.ts'

/** Wrong values for a field; `undefined` removes it. */
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

/** A complete reply of a schema, with every described field; uses the values of an example if there is one. */
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

/** The paths to all fields of a value; in lists, only those of the first element. */
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

/** The successful reply to a call, named like `POST /api/…`. */
export function wholeReply(call: string): unknown {
  const {schema, example} = replySchemas(call)
  return sampleOf(schema, example)
}

/**
 * The reply to a call with each field broken in each way, one at a time. Derived from the description, so that a new
 * field is included.
 */
export function brokenReplies(call: string, wrong: readonly unknown[] = WRONG): BrokenReply[] {
  const whole = wholeReply(call)
  return pathsOf(whole).flatMap((path) =>
    wrong.map((value) => ({
      name: `${path.join('.')} = ${JSON.stringify(value)}`,
      body: put(whole, path, value),
    })),
  )
}
