import {allOf, type Item} from './catalogue.ts'
import {matches, pricesOf} from './match.ts'
import {type Shown, viewProduct} from './product-view.ts'
import {Refusal} from './refusal.ts'

type Order = (left: Item, right: Item) => number

/** Ascending, by the value of `orderby`; the shop has neither sales nor ratings. */
const ORDERS: Readonly<Record<string, Order>> = {
  date: (left, right) => left.id - right.id,
  modified: (left, right) => left.id - right.id,
  id: (left, right) => left.id - right.id,
  title: (left, right) => left.name.localeCompare(right.name, 'en'),
  slug: (left, right) => left.slug.localeCompare(right.slug, 'en'),
  // every product has the position 0: titles decide
  menu_order: (left, right) => left.name.localeCompare(right.name, 'en'),
}

/** Throws for an order that the double does not have: a test would take the products for sorted. */
function orderOf(name: string, isRising: boolean): Order {
  // ascending by the lowest price, descending by the highest price
  const choose = isRising ? Math.min : Math.max
  if (name === 'price') return (left, right) => choose(...pricesOf(left)) - choose(...pricesOf(right))
  const order = ORDERS[name]
  if (!order) throw new Error(`the double has no order "${name}"`)
  return order
}

function sorted(items: readonly Item[], query: URLSearchParams): Item[] {
  const isRising = query.get('order') === 'asc'
  const order = orderOf(query.get('orderby') ?? 'date', isRising)
  return items.toSorted((left, right) => (isRising ? 1 : -1) * order(left, right))
}

/** The others of its category. */
function relatedTo(id: string, items: readonly Item[]): readonly Item[] {
  const item = items.find((candidate) => `${candidate.id}` === id)
  if (!item)
    throw new Refusal('woocommerce_rest_product_not_found', 'The related product ID is invalid.', 404)
  return items.filter(
    (other) => other !== item && other.category !== null && other.category === item.category,
  )
}

interface Shop {
  shown: Shown
  items: readonly Item[]
}

export function listProducts({items, shown}: Shop, query: URLSearchParams) {
  const related = query.get('related')
  const candidates = related === null ? allOf(items) : relatedTo(related, items)
  const found = sorted(
    candidates.filter((item) => matches(item, query)),
    query,
  )
  // 0 returns all products on one page
  const each = Number(query.get('per_page') ?? 10)
  const from = each * (Number(query.get('page') ?? 1) - 1)
  const pages = each ? Math.ceil(found.length / each) : 1
  return {
    body: (each ? found.slice(from, from + each) : found).map((item) => viewProduct(item, shown)),
    headers: {'X-WP-Total': `${found.length}`, 'X-WP-TotalPages': `${pages}`},
  }
}
