import type {Backend} from '../../src/backends/contract.ts'
import type {Ask} from '../../src/check/client.ts'
import {asApiError} from '../../src/contract/errors.ts'
import {type ProductQuery, parseProductQuery} from '../../src/model/product-query.ts'

/** Thrown for a function, a filter or an order that the kind of shop does not have. */
export class NotSupported extends Error {
  override readonly name = 'NotSupported'
}

const paramsOf = ({path}: Ask): URLSearchParams => new URL(path, 'http://shop.invalid').searchParams

/** An adapter that refuses a query without calling the shop does not support a part of it. */
async function supported<T>(found: Promise<T>): Promise<T> {
  try {
    return await found
  } catch (error) {
    const failure = asApiError(error)
    if (failure?.kind === 'not-found' && failure.status === null) throw new NotSupported(failure.message)
    throw error
  }
}

/** The facets of a list; none if the shop cannot count them. A failure is reported as the facets: the list itself is valid. */
async function count({facets}: Backend, query: ProductQuery): Promise<{facets?: unknown}> {
  if (!facets) return {}
  try {
    return {facets: await supported(facets(query))}
  } catch (error) {
    return error instanceof NotSupported ? {} : {facets: {error: `${error}`}}
  }
}

export async function list(backend: Backend, ask: Ask): Promise<unknown> {
  if (!backend.list) throw new NotSupported('the shop has no lists')
  const {value: query} = parseProductQuery(paramsOf(ask), '')
  return {...(await supported(backend.list(query))), ...(await count(backend, query))}
}

export async function suggest({search}: Backend, ask: Ask): Promise<unknown> {
  if (!search) throw new NotSupported('the shop suggests nothing')
  return search(paramsOf(ask).get('q') ?? '')
}

export async function recommend({recommend}: Backend, id: string, ask: Ask): Promise<unknown> {
  if (!recommend) throw new NotSupported('the shop recommends nothing')
  const intent = paramsOf(ask).get('intent') === 'complementary' ? 'complementary' : 'related'
  return {items: await supported(recommend(id, intent))}
}
