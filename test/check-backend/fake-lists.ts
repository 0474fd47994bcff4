import type {Ask, Clients} from '../../src/check/client.ts'

/** A product of the fake shop. */
export interface Listed {
  id: string
  title: string
  price: number
  categories: readonly string[]
  size?: string
}

export interface Facet {
  name: string
  values: readonly {value: string; count: number}[]
}

interface Found {
  status: number
  body: unknown
}

/** What a fake shop does differently. */
export interface Faults {
  /** The products of a category; by default those that name it. */
  ofCategory?: (products: readonly Listed[], category: string) => readonly Listed[]
  /** Whether a product is found by a search; by default if its title contains the text. */
  isFound?: (product: Listed, query: string) => boolean
  /** True leaves lists in the shop's order, whatever is asked for. */
  isUnsorted?: boolean
  /** True leaves `categories` out of the replies. */
  isBare?: boolean
  /** What the replies have as `facets`; by default the right counts. */
  facets?: (counted: readonly Facet[], params: URLSearchParams) => unknown
  /** The status without suggestions; by default the shop suggests products by their titles. */
  suggestStatus?: number
}

const ORDERS: Readonly<Record<string, (left: Listed, right: Listed) => number>> = {
  'price-asc': (left, right) => left.price - right.price,
  'price-desc': (left, right) => right.price - left.price,
  title: (left, right) => left.title.localeCompare(right.title, 'en'),
}

const view = ({id, title, price, categories}: Listed, isBare = false) => ({
  id,
  title,
  fullUrl: `/shop/${id}`,
  ...(!isBare && {categories}),
  structuredContent: {productType: 1, variants: [{sku: id, attributes: {}, price}]},
})

/** A shop that answers lists and suggestions without a network. */
export function fakeLists(products: readonly Listed[], faults: Faults = {}): Clients {
  const {
    ofCategory = (all, category) => all.filter(({categories}) => categories.includes(category)),
    isFound = ({title}, query) => title.includes(query),
  } = faults

  function find(params: URLSearchParams) {
    const [id, category, size] = ['id', 'category', 'Size'].map((name) => params.get(`filter.${name}`))
    const query = params.get('query') ?? ''
    return (category == null ? products : ofCategory(products, category)).filter(
      (product) =>
        (id == null || product.id === id) &&
        (size == null || product.size === size) &&
        isFound(product, query),
    )
  }

  function countFacet(
    params: URLSearchParams,
    name: string,
    valuesOf: (product: Listed) => readonly string[],
  ) {
    const others = new URLSearchParams(params)
    others.delete(`filter.${name}`)
    const counts = new Map<string, number>()
    for (const value of find(others).flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
    return {name, values: [...counts].map(([value, count]) => ({value, count}))}
  }

  function list(params: URLSearchParams) {
    const found = find(params)
    const order = ORDERS[params.get('sort') ?? '']
    const sorted = order && !faults.isUnsorted ? found.toSorted(order) : found
    const each = Number(params.get('pageSize') ?? 36)
    const from = each * (Number(params.get('page') ?? 1) - 1)
    const items = sorted.slice(from, from + each).map((product) => view(product, faults.isBare))
    const counted = [
      countFacet(params, 'category', ({categories}) => categories),
      countFacet(params, 'Size', ({size}) => (size ? [size] : [])),
    ]
    const facets = faults.facets ? faults.facets(counted, params) : counted
    return {items, total: sorted.length, facets, nextPage: null}
  }

  function suggest(text: string): Found {
    if (faults.suggestStatus)
      return {status: faults.suggestStatus, body: {error: 'There is no such address.'}}
    const lines = products
      .filter((product) => isFound(product, text))
      .map(({id, title}) => ({title, url: `/shop/${id}`}))
    return {status: 200, body: {products: lines, categories: [], pages: []}}
  }

  function answer({pathname, searchParams}: URL): Found {
    if (pathname.endsWith('/suggest')) return suggest(searchParams.get('q') ?? '')
    return {status: 200, body: list(searchParams)}
  }

  const open = () => ({
    send: async (ask: Ask) => {
      const {status, body} = answer(new URL(ask.path, 'https://shop.example'))
      return {ask, status, header: () => 'application/json', text: JSON.stringify(body)}
    },
    readCookie: () => null,
  })
  return {withCookies: open, withoutCookies: open}
}
