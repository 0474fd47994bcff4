import {isRecord} from '../../../src/lib/is-record.ts'
import {Refusal} from '../http/refusal.ts'

/** A fault for the next `times` matching calls. */
export interface Fault {
  /** Any method if absent. */
  method?: string
  /** The path of the URL, without its query. */
  path: string
  status?: number
  /** A string is sent as HTML, any other value as JSON. */
  body?: unknown
  delayMs?: number
  /** @default 1 */
  times: number
  /** Closes the connection without an answer. */
  drop?: boolean
  /** Executes the call first, and only loses its answer. */
  after?: boolean
}

const MAX_DELAY_MS = 10 * 60 * 1000

const isBetween = (min: number, max: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

const isFlag = (value: unknown) => typeof value === 'boolean'

const rules: Record<keyof Fault, readonly [test: (value: unknown) => boolean, wanted: string]> = {
  method: [(value) => typeof value === 'string' && /^[A-Za-z]+$/.test(value), 'an HTTP method'],
  path: [(value) => typeof value === 'string' && value.startsWith('/'), 'a path that begins with /'],
  status: [isBetween(200, 599), 'a status from 200 to 599'],
  body: [(value) => value !== undefined, 'a text or JSON'],
  delayMs: [isBetween(0, MAX_DELAY_MS), `milliseconds from 0 to ${MAX_DELAY_MS}`],
  times: [isBetween(1, 1_000_000), 'a whole number from 1'],
  drop: [isFlag, 'true or false'],
  after: [isFlag, 'true or false'],
}

const isRule = (name: string): name is keyof Fault => Object.hasOwn(rules, name)

/** Parses a fault and names its errors. */
export function readFault(value: unknown): Fault {
  if (!isRecord(value)) throw new Refusal(400, 'A fault is a JSON object.')
  for (const [name, given] of Object.entries(value)) {
    if (!isRule(name))
      throw new Refusal(400, `${name} is unknown; known are ${Object.keys(rules).join(', ')}.`)
    const [test, wanted] = rules[name]
    if (!test(given)) throw new Refusal(400, `${name} must be ${wanted}.`)
  }
  const {path, ...fault} = value
  if (typeof path !== 'string') throw new Refusal(400, 'path is missing.')
  return {times: 1, ...fault, path}
}

const withoutSlash = (path: string) => path.replace(/\?.*/, '').replace(/(?<=.)\/$/, '')

/** 2 for the exact path, 1 for a path below it, 0 for any other call. `/` is only the home page. */
export function rank({method, path}: Fault, call: {method: string; path: string}): 0 | 1 | 2 {
  if (method && method.toUpperCase() !== call.method) return 0
  const [wanted, actual] = [withoutSlash(path), withoutSlash(call.path)]
  if (wanted === actual) return 2
  return wanted !== '/' && actual.startsWith(wanted) ? 1 : 0
}
