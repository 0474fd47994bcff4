import {fail, ok, type Result} from '../lib/result.ts'

/** An empty reply, or any JSON: a page of HTML does not come from the shop. */
export const parseAny = (reply: unknown): Result<unknown> =>
  reply === undefined ? fail('is not JSON') : ok(reply)
