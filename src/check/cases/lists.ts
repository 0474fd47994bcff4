import {listOf} from '../../lib/list-of.ts'
import {readPath} from '../../lib/read-path.ts'
import type {Case} from '../case.ts'
import type {Reply} from '../client.ts'
import {expectThat, NotAsked} from '../outcome.ts'
import {readField} from '../read-reply.ts'
import type {Visitor} from '../visitor.ts'
import {orderCases} from './orders.ts'
import {
  expectOffered,
  expectSupported,
  idsOf,
  MOST,
  PRODUCTS,
  type Product,
  readList,
  same,
  WHOLE,
} from './read-items.ts'

/** A single word: of several ones, a shop that joins words by OR finds products. */
const UNKNOWN = 'xqzvwkjq'

const SUGGESTION_KINDS = ['products', 'categories', 'pages']

async function titleOf(by: Visitor, id: string): Promise<string> {
  const {reply, products} = await readList(by, {'filter.id': id})
  const [item] = products
  expectThat(item !== undefined, 'the item', reply)
  return `${item.title}`
}

const namesOf = ({categories}: Product): readonly unknown[] => listOf(categories)

/** Products may have no categories, or other names for them than filters; then nothing can be compared. */
function expectNamed(products: readonly Product[], category: string, itemId: string, reply: Reply): void {
  const isNamed = products.some((product) => product.id === itemId && namesOf(product).includes(category))
  const other = products.find((product) => !namesOf(product).includes(category))
  if (isNamed && other)
    expectThat(false, `products whose categories name “${category}”, not ${other.id}`, reply)
}

async function expectCategory(by: Visitor, category: string, itemId: string): Promise<void> {
  const shop = await readList(by, WHOLE)
  const {reply, products} = await readList(by, {...WHOLE, 'filter.category': category})
  const ids = idsOf(products)
  const [isShopFull, isFull] = [shop.products, products].map(({length}) => length >= MOST)
  // on a later page, if not here
  expectThat(isFull || ids.includes(itemId), 'the item', reply)
  expectNamed(products, category, itemId, reply)
  const isPart = idsOf(shop.products).some((id) => !ids.includes(id))
  if (!isPart && isShopFull && isFull)
    throw new NotAsked(`the first ${MOST} products of the shop are all of the category`)
  expectThat(isPart, 'a list without the products of other categories', reply)
}

/** Lists as visitors walk through them. */
export const listCases: readonly Case[] = [
  {
    name: 'the next page goes on where the page ends',
    part: 'products',
    run: async ({createVisitor}) => {
      const shopper = createVisitor()
      const first = await readList(shopper, {pageSize: '2'})
      const next = await readList(shopper, {pageSize: '2', page: '2'})
      const both = await readList(shopper, {pageSize: '4'})
      if (both.products.length < 3) throw new NotAsked('the shop has fewer than three products')
      const walked = idsOf([...first.products, ...next.products])
      expectThat(same(walked, idsOf(both.products)), `the products after ${walked.slice(0, 2)}`, next.reply)
    },
  },
  ...orderCases,
  {
    name: 'a list is searched',
    part: 'products',
    run: async ({createVisitor, given: {item}}) => {
      const shopper = createVisitor()
      const query = await titleOf(shopper, item.itemId)
      const {reply, products} = await readList(shopper, {...WHOLE, query})
      expectThat(idsOf(products).includes(item.itemId), `the item, found by “${query}”`, reply)
      const unknown = await readList(shopper, {query: UNKNOWN})
      expectThat(!unknown.products.length, 'no products', unknown.reply)
    },
  },
  {
    name: 'a category has its products alone',
    part: 'products',
    needs: 'category',
    run: ({createVisitor, given: {item, category = ''}}) =>
      expectCategory(createVisitor(), category, item.itemId),
  },
  {
    name: 'a filter that no product meets gives an empty list',
    part: 'products',
    run: async ({createVisitor}) => {
      const {reply, products} = await readList(createVisitor(), {'filter.category': UNKNOWN})
      expectThat(!products.length, 'no products', reply)
    },
  },
  {
    name: 'a search suggests the item',
    part: 'products',
    run: async ({createVisitor, given: {item}}) => {
      const shopper = createVisitor()
      // asked first: a shop without suggestions can also be one without lists
      const path = (text: string) => `${PRODUCTS}/suggest?${new URLSearchParams({q: text})}`
      const unknown = await shopper.call(path(UNKNOWN))
      expectSupported(unknown)
      expectOffered(unknown, 'suggests')
      const title = await titleOf(shopper, item.itemId)
      const reply = await shopper.call(path(title))
      const isWhole = SUGGESTION_KINDS.every((kind) => Array.isArray(readField(reply, kind)))
      expectThat(reply.status === 200 && isWhole, '200 with products, categories and pages', reply)
      const titles = listOf(readField(reply, 'products')).map((product) => readPath(product, 'title'))
      expectThat(titles.includes(title), `“${title}” among the products`, reply)
    },
  },
]
