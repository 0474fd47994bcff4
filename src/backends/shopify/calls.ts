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

/** A token need not have the permission to read quantities: they are null then. */
const SPARE = ['ACCESS_DENIED']

/** Calls with one token, for visitors of one country. */
export function createCalls({api, key, region}: Settings) {
  const graphql = createGraphql(
    createClient({address: api, headers: () => ({'X-Shopify-Storefront-Access-Token': key ?? ''})}),
    KINDS,
    SPARE,
  )
  /** Empty carts cost nothing: where a reply is lost, there is one more. */
  const read = async (query: string, variables: Fields, signal?: AbortSignal): Promise<unknown> =>
    (await graphql({query, variables, signal, isRepeatable: /^query|cartCreate/.test(query)})).r
  const ask = async (...call: Parameters<typeof read>): Promise<Fields> => asRecord(await read(...call))
  return {ask, read, country: region?.toUpperCase() ?? null}
}

export type Calls = ReturnType<typeof createCalls>
