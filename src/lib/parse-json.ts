import {fail, ok, type Result} from './result.ts'

/** Reads the JSON of an attribute or script; absent, empty and `null` are all null. */
export function parseJson(text: string | null | undefined): Result<unknown> {
  try {
    return ok(text?.trim() ? JSON.parse(text) : null)
  } catch (error) {
    return fail(`is not JSON (${error instanceof Error ? error.message : error})`)
  }
}
