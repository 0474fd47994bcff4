import type {Case} from '../case.ts'
import {expectThat} from '../outcome.ts'
import {expectRefusal} from '../read-reply.ts'
import {expectOffered, idsOf, PRODUCTS, readItems, readList} from './read-items.ts'

export const productCases: readonly Case[] = [
  {
    name: 'a list has products, and no more than were asked for',
    part: 'products',
    run: async ({createVisitor}) => {
      const {reply, products} = await readList(createVisitor(), {pageSize: '2'})
      expectThat(products.length > 0 && products.length <= 2, 'one or two products', reply)
    },
  },
  {
    name: 'products are found by their ids',
    part: 'products',
    run: async ({createVisitor, given: {item}}) => {
      const {reply, products} = await readList(createVisitor(), {'filter.id': item.itemId})
      const [found, ...others] = products
      expectThat(found?.id === item.itemId && !others.length, 'the item alone', reply)
    },
  },
  {
    name: 'a list that is asked for in an unknown order is refused',
    part: 'products',
    isRaw: true,
    run: async ({createVisitor}) => {
      expectRefusal(await createVisitor().call(`${PRODUCTS}?sort=no-such-order`), [400, 422], 'a refusal')
    },
  },
  {
    name: 'the products that go with an item are others',
    part: 'products',
    run: async ({createVisitor, given: {item}}) => {
      const reply = await createVisitor().call(
        `${PRODUCTS}/${encodeURIComponent(item.itemId)}/related?intent=related`,
      )
      expectOffered(reply, 'recommends')
      expectThat(!idsOf(readItems(reply)).includes(item.itemId), 'products without the item', reply)
    },
  },
]
