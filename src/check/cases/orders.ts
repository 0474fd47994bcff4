import {readPath} from '../../lib/read-path.ts'
import type {Case} from '../case.ts'
import {expectThat, NotAsked} from '../outcome.ts'
import type {Visitor} from '../visitor.ts'
import {type Product, readList, same, variantsOf, WHOLE} from './read-items.ts'

/** What visitors pay for a variant, in minor units. */
function priceOf(variant: unknown): number {
  const [money, plain] = readPath(variant, 'onSale')
    ? ['salePriceMoney.value', 'salePrice']
    : ['priceMoney.value', 'price']
  return Number(readPath(variant, money) ?? readPath(variant, plain))
}

/** Any order of equal values is sorted. */
function expectDifferent(values: readonly unknown[], what: string): void {
  if (new Set(values).size < 2) throw new NotAsked(`the products have fewer than two ${what}`)
}

const rises = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value))

async function expectByPrice(by: Visitor, sort: 'price-asc' | 'price-desc'): Promise<void> {
  const {reply, products} = await readList(by, {...WHOLE, sort})
  const isRising = sort === 'price-asc'
  // a product counts by one of its variants: some shops sort by the least price, others by the highest one when it falls
  const prices = [Math.min, Math.max].map((choose) =>
    products.map((product) => choose(...variantsOf(product).map(priceOf))),
  )
  const areNumbers = products.length > 0 && prices.flat().every(Number.isFinite)
  expectThat(areNumbers, 'products with prices', reply)
  for (const each of prices) expectDifferent(each, 'prices')
  expectThat(
    prices.some((each) => rises(isRising ? each : each.toReversed())),
    `products whose prices ${isRising ? 'rise' : 'fall'}`,
    reply,
  )
}

/** Shops sort letters by their language, or by their codes. */
const isByTitle = (titles: readonly string[]): boolean => {
  const {compare} = new Intl.Collator('en', {sensitivity: 'base', ignorePunctuation: true})
  return [titles.toSorted(compare), titles.toSorted()].some((sorted) => same(titles, sorted))
}

async function expectByTitle(by: Visitor): Promise<void> {
  const {reply, products} = await readList(by, {...WHOLE, sort: 'title'})
  expectThat(products.length > 0, 'products', reply)
  const titles = products.map(({title}: Product) => `${title}`)
  expectDifferent(titles, 'titles')
  expectThat(isByTitle(titles), 'products in the order of their titles', reply)
}

/** Lists in each order that visitors choose. */
export const orderCases: readonly Case[] = [
  {
    name: 'a list is sorted by rising prices',
    part: 'products',
    run: ({createVisitor}) => expectByPrice(createVisitor(), 'price-asc'),
  },
  {
    name: 'a list is sorted by falling prices',
    part: 'products',
    run: ({createVisitor}) => expectByPrice(createVisitor(), 'price-desc'),
  },
  {
    name: 'a list is sorted by title',
    part: 'products',
    run: ({createVisitor}) => expectByTitle(createVisitor()),
  },
]
