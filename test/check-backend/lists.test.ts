import {describe, expect, it} from 'vitest'
import {type Facet, type Faults, fakeLists, type Listed} from './fake-lists.ts'
import {checkClients} from './run.ts'

const product = (index: number, ...categories: string[]): Listed => ({
  id: `p${index}`,
  title: `Thing ${index}`,
  price: 100 + index,
  categories,
})
const productsOf = (count: number, isCup: (index: number) => boolean): Listed[] =>
  Array.from({length: count}, (_, index) => product(index, isCup(index) ? 'cups' : 'bowls'))

/** The state of a case, and the reason. */
async function outcomeOf(name: string, products: readonly Listed[], faults: Faults = {}, itemId = 'p0') {
  const given = {item: {itemId, sku: null}, category: 'cups'}
  const outcomes = await checkClients(fakeLists(products, faults), given, ['products'])
  const {state, reason} = outcomes.get(`products: ${name}`) ?? {}
  return {state, reason}
}

const few = productsOf(6, (index) => index < 3)
const everything = {ofCategory: (all: readonly Listed[]) => all}

describe('a search for nothing', () => {
  it('finds nothing in a shop that joins words by OR', async () => {
    const named = [{...product(0, 'cups'), title: 'A thing for any shop'}, ...few.slice(1)]
    const isFound = ({title}: Listed, query: string) =>
      query
        .toLowerCase()
        .split(/[\s-]+/)
        .some((word) => title.toLowerCase().includes(word))
    expect(await outcomeOf('a list is searched', named, {isFound})).toMatchObject({state: 'passed'})
  })

  it('does not find all products', async () => {
    expect(await outcomeOf('a list is searched', few, {isFound: () => true})).toMatchObject({state: 'failed'})
  })
})

describe('a category', () => {
  const NAME = 'a category has its products alone'

  it('has its products', async () => {
    expect(await outcomeOf(NAME, few)).toMatchObject({state: 'passed'})
    expect(await outcomeOf(NAME, few, {isBare: true})).toMatchObject({state: 'passed'})
  })

  it.each([{}, {isBare: true}])('does not have all products: %j', async (faults) => {
    expect(await outcomeOf(NAME, few, {...everything, ...faults})).toMatchObject({state: 'failed'})
  })

  it('has the item', async () => {
    expect(await outcomeOf(NAME, few, {isBare: true}, 'p5')).toEqual({state: 'failed', reason: 'the item'})
  })

  it('does not have a product of another category', async () => {
    const ofCategory = (all: readonly Listed[]) => all.slice(0, 4)
    expect(await outcomeOf(NAME, few, {ofCategory})).toEqual({
      state: 'failed',
      reason: 'products whose categories name “cups”, not p3',
    })
  })

  it('may be named differently in the products', async () => {
    const ofCategory = (all: readonly Listed[]) => all.slice(0, 3)
    const numbered = few.map((cup, index) => ({...cup, categories: [index < 3 ? '17' : '18']}))
    expect(await outcomeOf(NAME, numbered, {ofCategory})).toMatchObject({state: 'passed'})
  })

  it('may fill the page, as the shop does', async () => {
    const mixed = productsOf(300, (index) => index % 2 === 0)
    expect(await outcomeOf(NAME, mixed)).toMatchObject({state: 'passed'})
    // on the second page of the category
    expect(await outcomeOf(NAME, mixed, {}, 'p250')).toMatchObject({state: 'passed'})
  })

  it('is skipped where both pages are full and the same', async () => {
    const cupsFirst = productsOf(300, (index) => index < 150)
    expect(await outcomeOf(NAME, cupsFirst)).toEqual({
      state: 'skipped',
      reason: 'the first 100 products of the shop are all of the category',
    })
  })
})

describe('suggestions', () => {
  const NAME = 'a search suggests the item'

  it('are checked', async () => {
    expect(await outcomeOf(NAME, few)).toMatchObject({state: 'passed'})
    expect(await outcomeOf(NAME, few, {suggestStatus: 400})).toMatchObject({state: 'failed'})
  })

  it('may be missing', async () => {
    expect(await outcomeOf(NAME, few, {suggestStatus: 404})).toEqual({
      state: 'skipped',
      reason: 'the shop suggests nothing',
    })
  })
})

describe('an order', () => {
  const mixed = [product(2), product(0), product(1)]
  const CASES = [
    ['a list is sorted by rising prices', 'the products have fewer than two prices'],
    ['a list is sorted by falling prices', 'the products have fewer than two prices'],
    ['a list is sorted by title', 'the products have fewer than two titles'],
  ] as const

  it.each(CASES)('is checked: %s', async (name) => {
    expect(await outcomeOf(name, mixed)).toMatchObject({state: 'passed'})
    expect(await outcomeOf(name, mixed, {isUnsorted: true})).toMatchObject({state: 'failed'})
    expect(await outcomeOf(name, [])).toMatchObject({state: 'failed'})
  })

  it.each(CASES)('cannot be seen in equal products: %s', async (name, reason) => {
    const equal = mixed.map((thing) => ({...thing, title: 'Thing', price: 100}))
    for (const products of [equal, mixed.slice(0, 1)])
      expect(await outcomeOf(name, products)).toEqual({state: 'skipped', reason})
  })
})

describe('facets', () => {
  const NAME = 'facets count what the filters leave'
  const sized = few.map((cup, index) => ({...cup, size: index % 2 ? 'Small' : 'Large'}))

  /** The facets with other counts. */
  const recounted = (facets: readonly Facet[], recount: (count: number) => number) =>
    facets.map(({name, values}) => ({
      name,
      values: values.map(({value, count}) => ({value, count: recount(count)})),
    }))

  it('are compared with the lists that they count', async () => {
    expect(await outcomeOf(NAME, sized)).toMatchObject({state: 'passed'})
  })

  it('that count another number fail', async () => {
    const facets = (counted: readonly Facet[]) => recounted(counted, (count) => count + 1)
    expect(await outcomeOf(NAME, sized, {facets})).toEqual({
      state: 'failed',
      reason: '4 products, as `facets` count for category “cups”',
    })
  })

  it('that count their own filter fail', async () => {
    const facets = (counted: readonly Facet[], params: URLSearchParams) =>
      counted.map((facet) => ({
        ...facet,
        values: facet.values.filter(({value}) => [null, value].includes(params.get(`filter.${facet.name}`))),
      }))
    expect(await outcomeOf(NAME, sized, {facets})).toEqual({
      state: 'failed',
      reason: 'the values of Size as they are without this filter',
    })
  })

  it('that count each filter alone fail', async () => {
    const whole: Facet = {
      name: 'Size',
      values: [
        {value: 'Small', count: 3},
        {value: 'Large', count: 3},
      ],
    }
    const facets = ([category]: readonly Facet[]) => [category, whole]
    expect(await outcomeOf(NAME, sized, {facets})).toMatchObject({state: 'failed'})
  })

  it.each([
    [() => [], 'the shop counts no filter of this list'],
    [(counted: readonly Facet[]) => recounted(counted, () => 0), 'the shop counts no filter of this list'],
    // no page shows that many products
    [(counted: readonly Facet[]) => recounted(counted, () => 500), 'the shop counts no filter of this list'],
  ])('may be missing', async (facets, reason) => {
    expect(await outcomeOf(NAME, sized, {facets})).toEqual({state: 'skipped', reason})
  })
})
