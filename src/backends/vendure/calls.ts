import {asRecord} from '../../lib/as-record.ts'
import {createClient} from '../client.ts'
import {createGraphql, type Data, type Kinds} from '../graphql.ts'
import type {Fields} from '../records.ts'
import type {Settings} from '../settings.ts'
import type {Visitor} from '../visitor.ts'
import {CHANNEL} from './queries.ts'

const KINDS: Kinds = {
  FORBIDDEN: 'unauthorized',
  UNAUTHORIZED: 'unauthorized',
  ENTITY_NOT_FOUND: 'not-found',
  // the order does not contain the line
  USER_INPUT_ERROR: 'not-found',
  BAD_USER_INPUT: 'invalid',
}

const TOKEN = 'vendure-auth-token'

/** Calls for a visitor in a channel. */
export function createCalls({api, channel}: Settings, {identity}: Visitor) {
  /** Each call has a separate connection: a late reply must not replace a newer token. */
  function all(query: string, variables: Fields = {}, signal?: AbortSignal): Promise<Data> {
    const sent = identity.read()
    const send = createClient({
      address: api,
      headers: () => ({
        ...(sent && {Authorization: `Bearer ${sent}`}),
        ...(channel && {'vendure-token': channel}),
      }),
      onReply(headers) {
        const token = headers.get(TOKEN)
        if (token && identity.read() === sent) identity.write(token)
      },
    })
    return createGraphql(send, KINDS)({query, variables, signal})
  }

  const ask = async (query: string, variables?: Fields, signal?: AbortSignal): Promise<Fields> =>
    asRecord((await all(query, variables, signal)).r)

  let taxed: Promise<boolean> | undefined
  /** Whether the channel's prices include tax. The shop is asked once. */
  function includesTax(): Promise<boolean> {
    taxed ??= all(CHANNEL).then(({activeChannel}) => asRecord(activeChannel).pricesIncludeTax === true)
    taxed.catch(() => {
      taxed = undefined
    })
    return taxed
  }

  return {ask: Object.assign(ask, {all}), includesTax}
}

export type Calls = ReturnType<typeof createCalls>
