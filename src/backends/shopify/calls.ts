import {asRecord} from '../../lib/as-record.ts'
import {createClient} from '../client.ts'
import {createGraphql, type Kinds} from '../graphql.ts'
import type {Fields} from '../records.ts'
import type {Settings} from '../settings.ts'

const KINDS: Kinds = {
  THROTTLED: 'rate-limit',
  UNAUTHORIZED: 'unauthorized',
  ACCESS_DENIED: 'unauthorized',
  INVALID_VARIABLE: 'invalid',
}

/** Without the permission to read quantities, a token receives null for them and this error. */
const SPARE = ['ACCESS_DENIED']

/** Calls with one token, for visitors of one country. */
export function createCalls({api, key, region}: Settings) {
  const graphql = createGraphql(
    createClient({address: api, headers: () => ({'X-Shopify-Storefront-Access-Token': key ?? ''})}),
    KINDS,
    SPARE,
  )
  /** Repeats `cartCreate` too: a lost reply leaves one more empty cart, which costs nothing. */
  const read = async (query: string, variables: Fields, signal?: AbortSignal): Promise<unknown> =>
    (await graphql({query, variables, signal, isRepeatable: /^query|cartCreate/.test(query)})).r
  const ask = async (...call: Parameters<typeof read>): Promise<Fields> => asRecord(await read(...call))
  return {ask, read, country: region?.toUpperCase() ?? null}
}

export type Calls = ReturnType<typeof createCalls>
