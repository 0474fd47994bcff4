import type {Call} from '../../api/http.ts'
import {isRecord} from '../../lib/is-record.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {createClient} from '../client.ts'
import type {Settings} from '../settings.ts'

export type Fields = Record<string, unknown>

const parseReply = (body: unknown): Result<Fields> => (isRecord(body) ? ok(body) : fail('is not an object'))

/** Calls with the publishable key, which decides about the sales channel. */
export function createCalls({api, key}: Settings) {
  const send = createClient({
    address: `${api}/store`,
    headers: () => ({'x-publishable-api-key': key ?? ''}),
  })
  return (path: string, call?: Call): Promise<Fields> => send(path, parseReply, call)
}

export type Ask = ReturnType<typeof createCalls>
