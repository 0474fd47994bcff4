import {type ProductQuery, parseProductQuery, type Sort} from '../../model/product-query.ts'
import {answer} from './ask.ts'
import {isFound, type Listed, readListed} from './product-list.ts'
import {Refusal} from './refusal.ts'
import type {Route} from './route.ts'
import type {Supply} from './supply.ts'
import {toMoney} from './view-cart.ts'

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

const ORDERS: Readonly<Record<Sort, (a: Listed, b: Listed) => number>> = {
  featured: () => 0,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  title: (a, b) => compare(a.title, b.title),
}

/** The number of products by value. Each filter is counted with all others applied. */
function countFacets(all: readonly Listed[], query: ProductQuery) {
  const chosen = [...query.filters.keys()].filter((name) => name !== 'id')
  const names = [...new Set([...all.flatMap(({facets}) => [...facets.keys()]), ...chosen])]
  return names.sort(compare).map((name) => {
    const found = all.filter((item) => isFound(item, query, name))
    const values = new Set([
      ...found.flatMap(({facets}) => [...(facets.get(name) ?? [])]),
      ...(query.filters.get(name) ?? []),
    ])
    return {
      name,
      values: [...values].sort(compare).map((value) => ({
        value,
        count: found.filter(({facets}) => facets.get(name)?.has(value)).length,
      })),
    }
  })
}

const MOST_RELATED = 8
const INTENTS: readonly unknown[] = ['related', 'complementary', null]

const categoriesOf = ({facets}: Listed): ReadonlySet<string> => facets.get('category') ?? new Set()

/** The products that follow this one on the page; complementary products are from other categories. */
function findRelated(all: readonly Listed[], id: string, intent: string | null): Listed[] {
  const index = all.findIndex((candidate) => candidate.id === id)
  const item = all[index]
  if (!item) throw new Refusal(404, 'There is no such item.')
  const isSame = (other: Listed) => [...categoriesOf(other)].some((name) => categoriesOf(item).has(name))
  return [...all.slice(index + 1), ...all.slice(0, index)].filter(
    (other) => intent !== 'complementary' || !isSame(other),
  )
}

/** Lists of the products that the page describes. */
export const listRoutes = (supply: Supply): readonly Route[] => [
  [
    'GET',
    '/api/commerce/products',
    (_ask, _parts, params) => {
      const {value: query, problems} = parseProductQuery(params, supply.currency)
      if (problems[0]) throw new Refusal(400, problems[0])
      const all = readListed(supply)
      const found = all.filter((item) => isFound(item, query)).sort(ORDERS[query.sort])
      const end = query.page * query.pageSize
      const prices = all.filter((item) => isFound(item, query, 'price')).map(({price}) => price)
      const money = (minor: number) => toMoney(supply.currency, minor)
      const range = {min: money(Math.min(...prices)), max: money(Math.max(...prices))}
      return answer({
        items: found.slice(end - query.pageSize, end).map(({source}) => source),
        total: found.length,
        facets: [...countFacets(all, query), ...(prices.length ? [{name: 'price', values: [], range}] : [])],
        nextPage: end < found.length ? query.page + 1 : null,
      })
    },
  ],
  [
    'GET',
    '/api/commerce/products/*/related',
    (_ask, [id = ''], params) => {
      const intent = params.get('intent')
      if (!INTENTS.includes(intent)) throw new Refusal(400, 'intent must be related or complementary.')
      const found = findRelated(readListed(supply), id, intent)
      return answer({items: found.slice(0, MOST_RELATED).map(({source}) => source)})
    },
  ],
]
