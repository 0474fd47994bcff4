import {ApiError} from '../../api/errors.ts'
import type {Call} from '../../api/http.ts'
import {text} from '../../api/strings.ts'
import {isRecord} from '../../lib/is-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {createClient} from '../client.ts'
import type {Fields} from '../records.ts'
import type {Settings} from '../settings.ts'

const parseReply = (body: unknown): Result<Fields> => (isRecord(body) ? ok(body) : fail('is not an object'))

/** Medusa answers a wrong key with 400. Its message is for the owner of the page, not for visitors. */
function explain(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const {message, status, cause} = error
  return /publishable/i.test(`${readPath(cause, 'message')}`)
    ? new ApiError('unauthorized', message, text('failed'), {...(status && {status}), cause})
    : error
}

/** Calls with the publishable key, which selects the sales channel. */
export function createCalls({api, key}: Settings) {
  const send = createClient({
    address: `${api}/store`,
    headers: () => ({'x-publishable-api-key': key ?? ''}),
  })
  return (path: string, call?: Call): Promise<Fields> =>
    send(path, parseReply, call).catch((error) => Promise.reject(explain(error)))
}

export type Ask = ReturnType<typeof createCalls>
