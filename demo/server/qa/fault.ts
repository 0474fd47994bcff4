import {isRecord} from '../../../src/lib/is-record.ts'
import {Refusal} from '../http/refusal.ts'

/** What goes wrong with the next `times` calls that match. */
export interface Fault {
  /** Any method where absent. */
  method?: string
  /** Of the URL, without its query. */
  path: string
  status?: number
  /** A text is sent as HTML, everything else as JSON. */
  body?: unknown
  delayMs?: number
  /** @default 1 */
  times: number
  /** Cuts the connection without an answer. */
  drop?: boolean
  /** The call is carried out first; only its answer is lost. */
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

/** Reads a fault; a mistake in it is named rather than guessed at. */
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

/** 2 for the very path, 1 for one that it begins, 0 for none of its calls. `/` is the home page alone. */
export function rank({method, path}: Fault, call: {method: string; path: string}): 0 | 1 | 2 {
  if (method && method.toUpperCase() !== call.method) return 0
  const [wanted, actual] = [withoutSlash(path), withoutSlash(call.path)]
  if (wanted === actual) return 2
  return wanted !== '/' && actual.startsWith(wanted) ? 1 : 0
}
