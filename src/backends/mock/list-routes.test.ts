import {describe, expect, it} from 'vitest'
import {toProductItem} from '../../../demo/seed/product-item.ts'
import {products} from '../../../demo/seed/products.ts'
import {description, problemsOf} from '../../../demo/server/testing/api-description.ts'
import {createShop} from './create-shop.ts'

const items = products.map((product) => ({
  ...toProductItem(product),
  excerpt: product.summary,
  categories: product.category ? [product.category] : [],
  tags: product.tags ?? [],
}))

const shop = createShop({
  store: {read: () => null, write: () => {}},
  lists: {read: () => null, write: () => {}},
  readSupply: () => ({
    currency: 'USD',
    products: new Map(items.map((item) => [item.id, item])),
    stock: new Map([['TEAPOT-INK', 0]]),
    codes: [],
    quickViews: new Map(),
    forms: new Map(),
    members: new Map(),
    checkoutUrl: null,
  }),
})

function ask(query: string) {
  const {status, body} = shop({
    method: 'GET',
    path: `/api/commerce/products${query}`,
    header: () => null,
    body: '',
  })
  return {status, body: Object(body)}
}

const idOf = (slug: string) => products.find((product) => product.slug === slug)?.id ?? ''

const slugs = (query: string) => ask(query).body.items.map(({urlId}: {urlId: string}) => urlId)

describe('the list of the mock shop', () => {
  it('has every product of the page, as described', () => {
    const {status, body} = ask('')
    expect([status, body.total, body.nextPage]).toEqual([200, products.length, null])
    expect(slugs('')).toEqual(products.map(({slug}) => slug))
    const schema = description.components.schemas.ProductsReply ?? {}
    expect(problemsOf(schema, body)).toEqual([])
  })

  it.each([
    ['?filter.category=Paper&filter.sale=true', ['year-planner', 'wrapping-sheets']],
    ['?filter.Color=Chalk', ['everyday-teapot']],
    ['?query=bow&sort=price-desc', ['tide-bowl', 'nesting-bowls']],
    ['?query=%21', []],
    [`?filter.id=${idOf('moon-plate')}&filter.id=${idOf('tide-bowl')}`, ['tide-bowl', 'moon-plate']],
    ['?filter.id=no-such-item', []],
    ['?filter.price=19-20&sort=title', ['ink-well', 'paper-club']],
    [
      '?filter.available=true&filter.category=Ceramics&pageSize=2&page=2',
      ['moon-plate', 'pour-over-dripper'],
    ],
  ])('%s finds %j', (query, expected) => {
    expect(slugs(query)).toEqual(expected)
  })

  it('counts what another value would find', () => {
    const {facets, total} = ask('?filter.category=Paper').body
    expect(total).toBe(7)
    const category = facets.find(({name}: {name: string}) => name === 'category')
    expect(category.values).toEqual([
      {value: 'Ceramics', count: 11},
      {value: 'Paper', count: 7},
      {value: 'Services', count: 7},
    ])
  })

  it('has no numbers behind ids', () => {
    const {facets} = ask(`?filter.id=${idOf('moon-plate')}`).body
    expect(facets.map(({name}: {name: string}) => name)).not.toContain('id')
  })

  it('recommends other products, and to buy with it those of other categories', () => {
    const id = idOf('tide-bowl')
    const {body} = ask(`/${id}/related?intent=related`)
    expect(problemsOf(description.components.schemas.RelatedReply ?? {}, body)).toEqual([])
    expect(body.items).toHaveLength(8)
    expect(body.items.map((item: {id: string}) => item.id)).not.toContain(id)
    const categories = ask(`/${id}/related?intent=complementary`).body.items.flatMap(
      (item: {categories: string[]}) => item.categories,
    )
    expect(new Set(categories)).toEqual(new Set(['Paper', 'Services']))
  })

  it.each([
    ['/no-such-item/related', 404],
    [`/${idOf('tide-bowl')}/related?intent=any`, 400],
  ])('refuses %s', (path, status) => {
    expect(ask(path).status).toBe(status)
  })

  it('refuses what is not valid', () => {
    expect(ask('?sort=cheap')).toMatchObject({
      status: 400,
      body: {error: expect.stringMatching(/^sort must be/)},
    })
  })
})
