import {asRecord} from '../../lib/as-record.ts'
import {createClient} from '../client.ts'
import {createGraphql, type Kinds} from '../graphql.ts'
import type {Settings} from '../settings.ts'

export type Fields = Record<string, unknown>

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
  const ask = async (query: string, variables: Fields, signal?: AbortSignal): Promise<Fields> =>
    asRecord((await graphql({query, variables, signal})).r)
  /** Empty carts cost nothing: one more where a reply is lost. */
  const begin = async (query: string, variables: Fields): Promise<Fields> =>
    asRecord((await graphql({query, variables, isRepeatable: true})).r)
  return {ask, begin, country: region?.toUpperCase() ?? null}
}

export type Calls = ReturnType<typeof createCalls>
