import {fail, ok, type Result} from '../lib/result.ts'

/** Nothing at all, or any JSON: a page of HTML in its place comes from somebody else than the shop. */
export const parseAny = (reply: unknown): Result<unknown> =>
  reply === undefined ? fail('is not JSON') : ok(reply)
