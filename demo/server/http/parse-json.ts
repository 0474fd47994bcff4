import {parseJson} from '../../../src/lib/parse-json.ts'
import type {Result} from '../../../src/lib/result.ts'
import {Refusal} from './refusal.ts'

/** Lists and objects within each other: what is written back to JSON, or walked through, costs a call for each level. */
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

/** Reads JSON of a caller; throws where it is nested deeper than anything of the shop is. */
export function parseShallow(text: string): Result<unknown> {
  const parsed = parseJson(text)
  if (parsed.ok && !isShallow(parsed.value)) throw new Refusal(400, 'The JSON is nested too deeply.')
  return parsed
}
