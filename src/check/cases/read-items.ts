import {isRecord} from '../../lib/is-record.ts'
import {listOf} from '../../lib/list-of.ts'
import {readPath} from '../../lib/read-path.ts'
import type {Reply} from '../client.ts'
import {expectThat, NotAsked} from '../outcome.ts'
import {readField} from '../read-reply.ts'
import type {Visitor} from '../visitor.ts'

export const PRODUCTS = '/api/commerce/products'

/** The largest page of every kind of shop. */
export const MOST = 100
export const WHOLE = {pageSize: `${MOST}`}

export type Product = Readonly<Record<string, unknown>>

export const variantsOf = (product: Product): readonly unknown[] =>
  listOf(readPath(product.structuredContent ?? product, 'variants'))

/** An adapter answers 501 for what its kind of shop does not have. */
export function expectSupported(reply: Reply): void {
  if (reply.status === 501) throw new NotAsked(`${readField(reply, 'error')}`)
}

/** A shop may have no suggestions or recommendations. */
export function expectOffered({status}: Reply, does: 'suggests' | 'recommends'): void {
  if (status === 404) throw new NotAsked(`the shop ${does} nothing`)
}

/** The products of a reply, each with an id, a title and what can be bought. */
export function readItems(reply: Reply): readonly Product[] {
  expectSupported(reply)
  const items = readField(reply, 'items')
  const products = listOf(items).filter(isRecord)
  const isWhole = products.every(
    (product) =>
      typeof product.id === 'string' && typeof product.title === 'string' && isRecord(variantsOf(product)[0]),
  )
  const isList = Array.isArray(items) && products.length === items.length
  expectThat(reply.status === 200 && isList && isWhole, '200 with `items` as in `data-product`', reply)
  return products
}

/** A page of products, with the reply that had it. */
export async function readList(by: Visitor, query: Readonly<Record<string, string>>) {
  const reply = await by.call(`${PRODUCTS}?${new URLSearchParams(query)}`)
  return {reply, products: readItems(reply)}
}

export const idsOf = (products: readonly Product[]): readonly string[] => products.map(({id}) => `${id}`)

export const same = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((text, index) => text === right[index])
