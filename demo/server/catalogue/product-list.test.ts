import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {createClient, type InValue} from '@libsql/client'
import * as fc from 'fast-check'
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest'
import {type ProductQuery, parseProductQuery, SORTS, type Sort} from '../../../src/model/product-query.ts'
import {largeShop} from '../../seed/large-shop.ts'
import {products} from '../../seed/products.ts'
import {findStore, HOME, type Store, stores} from '../../seed/stores.ts'
import {translateProduct} from '../../seed/translate-product.ts'
import type {SeedProduct} from '../../seed/types.ts'
import {type Database, openDatabase} from '../database.ts'
import {fillProducts} from '../seed-database.ts'
import {replyProblems} from '../testing/api-description.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import {listPage} from './list-page.ts'
import {availableOf, countsOf, pageOf, pricesOf, totalOf} from './list-query.ts'

/** A product in the terms of the plain model: nothing of it is shared with the database. */
const plain = (product: SeedProduct, {code}: Store) => {
  const store = findStore(code)
  const {title, summary} = translateProduct(product, store)
  const prices = product.variants.map(({price, salePrice}) => {
    const amount = salePrice ?? price
    return Math.round((amount * store.rate) / store.step) * store.step
  })
  const words = `${title} ${summary}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  const has: Record<string, (value: string) => boolean> = {
    category: (value) => product.category === value,
    tag: (value) => product.tags?.includes(value) ?? false,
    sale: () => product.variants.some(({salePrice}) => salePrice !== null),
    available: () => product.variants.some(({stock}) => stock === null || stock > 0),
  }
  return {
    slug: product.slug,
    title: title.toLowerCase(),
    price: Math.min(...prices),
    words: words ?? [],
    matches: (name: string, value: string) =>
      has[name]?.(value) ?? product.variants.some(({attributes}) => attributes[name] === value),
  }
}

type Plain = ReturnType<typeof plain>

const isFound = (one: Plain, {query, filters, price}: ProductQuery): boolean =>
  query
    .toLowerCase()
    .split(' ')
    .filter(Boolean)
    .every((word) => one.words.some((other) => other.startsWith(word))) &&
  [...filters].every(([name, values]) => values.some((value) => one.matches(name, value))) &&
  one.price >= (price?.min ?? 0) &&
  one.price <= (price?.max ?? Infinity)

const ORDERS: Record<Sort, (a: Plain, b: Plain) => number> = {
  featured: () => 0,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  title: (a, b) => (a.title < b.title ? -1 : Number(a.title > b.title)),
}

const expected = (query: ProductQuery, store: Store) =>
  products
    .map((product) => plain(product, store))
    .filter((one) => isFound(one, query))
    .sort(ORDERS[query.sort])

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, {nil: undefined})
const values = (...all: string[]) => optional(fc.subarray(all, {minLength: 1}))

const queries = fc
  .record({
    query: fc.constantFrom('', '', 'bow', 'paper', 'the', 'glaze tea', 'xylophone'),
    'filter.category': values('Ceramics', 'Paper', 'Services', 'Nothing'),
    'filter.tag': values('New'),
    'filter.sale': values('true'),
    'filter.available': values('true'),
    'filter.Color': values('Ink', 'Chalk'),
    'filter.Glaze': values('Oat', 'Sea', 'Soot'),
    'filter.Flaw "A" & £': values("Potter's thumb"),
    'filter.price': optional(fc.constantFrom('20-40', '-30', '34-', '19-19', '3000-')),
    sort: optional(fc.constantFrom(...SORTS)),
    page: fc.integer({min: 1, max: 4}),
    pageSize: fc.constantFrom(1, 3, 8, 36),
  })
  .map((fields) => {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, `${one}`]),
    )
    return new URLSearchParams(pairs)
  })

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())
afterEach(() => expect(demo.problems).toEqual([]))

async function ask(search: string, code = 'en') {
  const visitor = demo.visitor()
  if (code !== 'en') await visitor.call(`/?store=${code}`)
  const reply = await visitor.api(`/commerce/products${search}`)
  expect(await replyProblems(reply, 'GET')).toEqual([])
  return {status: reply.status, body: await reply.json()}
}

const slugsOf = (items: readonly {urlId: string}[]) => items.map(({urlId}) => urlId)

describe('a list of products', () => {
  it('is that of a plain model, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (params) => {
        const {value: query, problems} = parseProductQuery(params, HOME.currency)
        expect(problems).toEqual([])
        const all = expected(query, HOME)
        const end = query.page * query.pageSize
        const {body} = await ask(`?${params}`)
        expect(slugsOf(body.items)).toEqual(all.slice(end - query.pageSize, end).map(({slug}) => slug))
        expect([body.total, body.nextPage]).toEqual([all.length, end < all.length ? query.page + 1 : null])
        for (const {name, values: counted} of body.facets)
          for (const {value, count} of counted) {
            const other = {...query, filters: new Map(query.filters).set(name, [value])}
            expect([name, value, count]).toEqual([name, value, expected(other, HOME).length])
          }
      }),
      {numRuns: 120},
    )
  })

  it.each(stores.map(({code}) => code))(
    'in the store %s has its money, its words and its order',
    async (code) => {
      const store = findStore(code)
      for (const sort of SORTS) {
        const {body} = await ask(`?sort=${sort}`, code)
        const {value} = parseProductQuery(new URLSearchParams({sort}), store.currency)
        expect(slugsOf(body.items)).toEqual(expected(value, store).map(({slug}) => slug))
      }
    },
  )

  it('finds a Japanese word inside of a text without spaces', async () => {
    const title = translateProduct(products[3] ?? products[0] ?? expect.fail(), findStore('ja')).title
    const {body} = await ask(`?query=${encodeURIComponent(title.slice(-2))}`, 'ja')
    expect(slugsOf(body.items)).toContain('moon-plate')
  })

  it('has the products of some ids, with their pictures, and no numbers behind ids', async () => {
    const [first, second] = products
    const {body} = await ask(`?filter.id=${second?.id}&filter.id=${first?.id}&filter.id=none`)
    expect(slugsOf(body.items)).toEqual([first?.slug, second?.slug])
    expect(body.items[0].mainImage).toEqual({assetUrl: `/media/${first?.slug}.svg`, altText: first?.alt})
    expect(body.facets.map(({name}: {name: string}) => name)).not.toContain('id')
  })

  it('recommends other products, and to buy with it those of other categories', async () => {
    const [first] = products
    const related = await ask(`/${first?.id}/related?intent=related`)
    expect(slugsOf(related.body.items)).toEqual(products.slice(1, 5).map(({slug}) => slug))
    const {body} = await ask(`/${first?.id}/related?intent=complementary`)
    const others = products.filter(({category}) => category !== first?.category)
    expect(slugsOf(body.items)).toEqual(others.slice(0, 4).map(({slug}) => slug))
  })

  it.each([
    ['none/related', 404],
    [`${products[0]?.id}/related?intent=any`, 400],
  ])('refuses %s', async (path, status) => {
    expect((await ask(`/${path}`)).status).toBe(status)
  })

  it.each([
    'sort=cheap',
    'page=0',
    'pageSize=101',
    'filter.price=20-10',
    'filter.sale=no',
    'query=a&query=b',
  ])('refuses %s', async (search) => {
    const {status, body} = await ask(`?${search}`)
    expect([status, typeof body.error]).toEqual([400, 'string'])
    expect((await demo.visitor().call(`/shop?${search}`)).status).toBe(200)
  })

  it.each(['" OR 1', "'; DROP TABLE shelf", 'a* NEAR(b', '%', '-', 'words:a'])(
    'takes %j as words, not as a statement',
    async (query) => {
      expect((await ask(`?query=${encodeURIComponent(query)}`)).status).toBe(200)
      expect((await ask('')).body.total).toBe(products.length)
    },
  )
})

/** `PRODUCTS=10000` tries a large shop. */
const COUNT = Number(process.env.PRODUCTS ?? 600)

describe(`a shop of ${COUNT} products`, () => {
  let folder: string
  let database: Database
  const many = largeShop(COUNT)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-shelf-'))
    database = await openDatabase(pathToFileURL(join(folder, 'shelf.sqlite')).href)
    await database.write((queries) => fillProducts(queries, many))
  }, 60_000)
  afterAll(async () => {
    database.close()
    await rm(folder, {recursive: true})
  })

  const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), HOME.currency).value

  it.each([
    '',
    'filter.Glaze=Oat&filter.available=true',
    'query=mug+12',
    'filter.price=20-40&sort=price-desc',
  ])(
    'answers %j as the plain model does',
    async (search) => {
      const query = queryOf(`${search}&pageSize=20&page=2`)
      const all = many
        .map((product) => plain(product, HOME))
        .filter((one) => isFound(one, query))
        .sort(ORDERS[query.sort])
      const {products: found, total, nextPage} = await listPage(database, query, HOME)
      expect(total).toBe(all.length)
      expect(found.map(({record}) => record.slug)).toEqual(all.slice(20, 40).map(({slug}) => slug))
      expect(nextPage).toBe(all.length > 40 ? 3 : null)
    },
    60_000,
  )

  const QUERIES = [
    '',
    'sort=price-asc',
    'sort=price-desc',
    'sort=title',
    'query=mug&filter.Glaze=Oat&filter.available=true&filter.price=20-40',
    'query=the&filter.category=Ceramics&filter.sale=true',
    'filter.category=Paper&filter.sale=true',
    'filter.price=10-&filter.available=true&sort=price-asc',
    `filter.id=${many[1]?.id}&filter.id=${many[2]?.id}`,
  ]

  it.each(QUERIES)('reads no table from end to end for %j', async (search) => {
    const query = queryOf(search)
    for (const one of [pageOf, totalOf, availableOf, pricesOf, countsOf]) {
      const {sql, args} = one(query, HOME)
      const plan = await explain(sql, args)
      // of the words and of what is found, all is read
      expect(plan.filter((line) => /^SCAN (?!shelf_texts VIRTUAL|found$)/.test(line))).toEqual([])
      // thousands of products for each of thousands of rows with the words
      expect(plan.join('\n')).not.toContain('product_id=? AND rowid=?')
    }
  })

  it.each(['filter.price=20-40', 'filter.price=10-&filter.available=true'])(
    'answers %j from indexes alone',
    async (search) => {
      for (const one of [pageOf, totalOf, availableOf, pricesOf, countsOf]) {
        const {sql, args} = one(queryOf(search), HOME)
        const plan = await explain(sql, args)
        const reads = plan.filter((line) => line.startsWith('SEARCH'))
        expect(reads.filter((line) => !/COVERING INDEX|INDEX stock_left/.test(line))).toEqual([])
        expect(reads).not.toEqual([])
      }
    },
  )

  it.each(['', 'sort=price-asc', 'sort=price-desc', 'sort=title'])(
    'takes the order %j from an index',
    async (search) => {
      const {sql, args} = pageOf(queryOf(search), HOME)
      expect((await explain(sql, args)).join('\n')).not.toContain('TEMP B-TREE')
    },
  )

  it('searches with the index of words', async () => {
    const {sql, args} = pageOf(queryOf('query=mug'), HOME)
    expect((await explain(sql, args)).join('\n')).toMatch(/SCAN shelf_texts VIRTUAL TABLE INDEX \d+:M/)
  })

  async function explain(sql: string, args: InValue[]): Promise<string[]> {
    const client = createClient({url: pathToFileURL(join(folder, 'shelf.sqlite')).href})
    const {rows: plan} = await client.execute({sql: `EXPLAIN QUERY PLAN ${sql}`, args})
    client.close()
    return plan.map(({detail}) => `${detail}`)
  }
})

describe('a shop of 300 products', () => {
  let demo: TestDemo
  beforeAll(async () => {
    demo = await startDemo({products: 300})
  }, 60_000)
  afterAll(() => demo.stop())

  const read = async (path: string) => {
    const response = await fetch(demo.url + path)
    expect(response.status).toBe(200)
    return response.text()
  }

  it('has a page for each of them, also after a reset', async () => {
    const copy = largeShop(300)[299] ?? expect.fail()
    const page = await read(`/shop/${copy.slug}`)
    expect(page).toContain(copy.title)
    for (const [, src = ''] of page.matchAll(/<img [^>]*src="([^"]+)"/g)) await read(src)
    expect((await fetch(`${demo.url}/qa/reset`, {method: 'POST'})).status).toBe(200)
    const {items, total} = await (await fetch(`${demo.url}/api/commerce/products?sort=title`)).json()
    expect([items.length, total]).toEqual([36, 300])
    const related = await fetch(`${demo.url}/api/commerce/products/${copy.id}/related`)
    expect((await related.json()).items).toHaveLength(4)
  })

  it('leads from a search to the list of everything that is found', async () => {
    const all = await read('/search?q=a')
    expect(all.match(/class="result"/g)?.length).toBeGreaterThanOrEqual(100)
    expect(all).toContain('href="/shop?query=a"')
    expect(await read('/search?q=raku+26')).not.toContain('href="/shop?query=')
  })
})
