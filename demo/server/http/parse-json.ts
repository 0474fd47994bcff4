import {parseJson} from '../../../src/lib/parse-json.ts'
import type {Result} from '../../../src/lib/result.ts'
import {Refusal} from './refusal.ts'

/** Maximum nesting of lists and objects: serializing or walking uses one stack frame per level. */
const DEEPEST = 64

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

function isShallow(value: unknown): boolean {
  let level = [value].filter(isNested)
  for (let depth = 0; level.length; depth++) {
    if (depth >= DEEPEST) return false
    level = level.flatMap((one) => Object.values(one).filter(isNested))
  }
  return true
}

/** Parses a caller's JSON; throws if it is nested deeper than any data of the shop. */
export function parseShallow(text: string): Result<unknown> {
  const parsed = parseJson(text)
  if (parsed.ok && !isShallow(parsed.value)) throw new Refusal(400, 'The JSON is nested too deeply.')
  return parsed
}
