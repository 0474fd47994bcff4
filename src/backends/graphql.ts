import {ApiError} from '../api/errors.ts'
import type {Send} from '../api/http.ts'
import {text} from '../api/strings.ts'
import {type ApiErrorKind, asApiError} from '../contract/errors.ts'
import {isRecord} from '../lib/is-record.ts'
import {readPath} from '../lib/read-path.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'

export type Data = Readonly<Record<string, unknown>>

export interface Ask {
  query: string
  variables?: Readonly<Record<string, unknown>>
  signal?: AbortSignal | undefined
  /** Whether the call may be repeated. @default true for queries, false for mutations */
  isRepeatable?: boolean
}

/** Milliseconds before each repeat of a read. */
const PAUSES = [300, 900]
/** Failures after which a repeat of a read can succeed. Additions have their own list (add-once.ts). */
const TEMPORARY: readonly (ApiErrorKind | undefined)[] = ['network', 'server', 'rate-limit']

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Reads use POST too, and the client never repeats a POST. */
async function repeated<T>(read: () => Promise<T>, pauses = PAUSES): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const [pause, ...rest] = pauses
    if (pause === undefined || !TEMPORARY.includes(asApiError(error)?.kind)) throw error
    await wait(pause)
    return repeated(read, rest)
  }
}

const parseReply = (body: unknown): Result<Data> => (isRecord(body) ? ok(body) : fail('is not an object'))

/** Kinds of errors by the shop's codes (`extensions.code`). Every other code is a fault of the server. */
export type Kinds = Readonly<Record<string, ApiErrorKind>>

const codeOf = (error: unknown): string => textOrNull(readPath(error, 'extensions.code')) ?? ''

/** Ignores errors whose code is in `spare` if the data is complete: they concern optional fields. */
function dataOf({data, errors}: Data, kinds: Kinds, spare: readonly string[]): Data {
  const isWhole = isRecord(data) && Object.values(data).every((value) => value !== null)
  const list: unknown[] = Array.isArray(errors) ? errors : []
  const [first] = list.filter((error) => !(isWhole && spare.includes(codeOf(error))))
  if (!first && isRecord(data)) return data
  const code = codeOf(first)
  const problem = `GraphQL: ${code} ${textOrNull(readPath(first, 'message')) ?? 'has no "data"'}`
  throw new ApiError(kinds[code] ?? 'server', problem, text('failed'), {cause: errors})
}

/** Calls a GraphQL endpoint: returns `data`, or throws an `ApiError`. After a lost reply it repeats queries, and mutations with `isRepeatable`. */
export const createGraphql =
  (send: Send, kinds: Kinds, spare: readonly string[] = []) =>
  async ({query, variables, signal, isRepeatable = !query.startsWith('mutation')}: Ask): Promise<Data> => {
    const call = async () =>
      dataOf(await send('', parseReply, {method: 'POST', body: {query, variables}, signal}), kinds, spare)
    return isRepeatable ? repeated(call) : call()
  }
