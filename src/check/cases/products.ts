import {isRecord} from '../../lib/is-record.ts'
import {listOf} from '../../lib/list-of.ts'
import {readPath} from '../../lib/read-path.ts'
import type {Case} from '../case.ts'
import type {Reply} from '../client.ts'
import {expectThat, NotAsked} from '../outcome.ts'
import {expectRefusal, readField} from '../read-reply.ts'

const PRODUCTS = '/api/commerce/products'

/** Each with an id, a title and what can be bought. */
function readItems(reply: Reply): readonly Record<string, unknown>[] {
  const items = readField(reply, 'items')
  const products = listOf(items).filter(isRecord)
  const isWhole = products.every(
    (one) =>
      typeof one.id === 'string' &&
      typeof one.title === 'string' &&
      isRecord(listOf(readPath(one.structuredContent ?? one, 'variants'))[0]),
  )
  const isList = Array.isArray(items) && products.length === items.length
  expectThat(reply.status === 200 && isList && isWhole, '200 with `items` as in `data-product`', reply)
  return products
}

export const productCases: readonly Case[] = [
  {
    name: 'a list has products, and no more than were asked for',
    part: 'products',
    run: async ({visitor}) => {
      const reply = await visitor().call(`${PRODUCTS}?pageSize=2`)
      const {length} = readItems(reply)
      expectThat(length > 0 && length <= 2, 'one or two products', reply)
    },
  },
  {
    name: 'products are found by their ids',
    part: 'products',
    run: async ({visitor, given: {item}}) => {
      const reply = await visitor().call(`${PRODUCTS}?filter.id=${encodeURIComponent(item.itemId)}`)
      const [found, ...others] = readItems(reply)
      expectThat(found?.id === item.itemId && !others.length, 'the item alone', reply)
    },
  },
  {
    name: 'a list that is asked for in an unknown order is refused',
    part: 'products',
    isRaw: true,
    run: async ({visitor}) => {
      expectRefusal(await visitor().call(`${PRODUCTS}?sort=no-such-order`), [400, 422], 'a refusal')
    },
  },
  {
    name: 'the products that go with an item are others',
    part: 'products',
    run: async ({visitor, given: {item}}) => {
      const reply = await visitor().call(
        `${PRODUCTS}/${encodeURIComponent(item.itemId)}/related?intent=related`,
      )
      if (reply.status === 404) throw new NotAsked('the shop recommends nothing')
      expectThat(
        readItems(reply).every(({id}) => id !== item.itemId),
        'products without the item',
        reply,
      )
    },
  },
]
