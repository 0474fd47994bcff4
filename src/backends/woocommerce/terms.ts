import {type Fields, records} from '../records.ts'
import type {Calls} from './calls.ts'
import {decode} from './decode.ts'

interface Term {
  id: string
  name: string
  slug: string
}

/** An attribute of the shop: `taxonomy` is its name in calls. */
export interface Attribute {
  name: string
  taxonomy: string
  terms: () => Promise<readonly Term[]>
}

const known = new WeakMap<Calls, Map<string, Promise<Fields[]>>>()

/** Reads a list that rarely changes, once per page. No signal aborts the call: another caller may wait for it, too. */
export function readOnce(calls: Calls, path: string): Promise<Fields[]> {
  const lists = known.get(calls) ?? new Map<string, Promise<Fields[]>>()
  known.set(calls, lists)
  const list = lists.get(path) ?? calls.read(`/products${path}`).then(records)
  lists.set(path, list)
  list.catch(() => lists.delete(path))
  return list
}

/** The terms that products have. */
export async function readTerms(calls: Calls, path: string): Promise<readonly Term[]> {
  const terms = await readOnce(calls, `/${path}?_fields=id,name,slug`)
  // the shop would ignore a filter without a slug
  return terms.flatMap(({id, name, slug}) =>
    slug ? [{id: `${id}`, name: decode(name), slug: `${slug}`}] : [],
  )
}

/** The attributes that products share. The shop can neither filter by other attributes nor count them. */
export async function readAttributes(calls: Calls): Promise<readonly Attribute[]> {
  const attributes = await readOnce(calls, '/attributes?_fields=id,name,taxonomy')
  return attributes.map(({id, name, taxonomy}) => ({
    name: decode(name),
    taxonomy: `${taxonomy}`,
    terms: () => readTerms(calls, `attributes/${id}/terms`),
  }))
}
