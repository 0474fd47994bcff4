import {formatMoney} from '../../src/format/money.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {PAGE_SIZE, type ProductQuery, SORTS, writeProductQuery} from '../../src/model/product-query.ts'
import {toMoney} from '../seed/product-item.ts'
import {say} from '../seed/say.ts'
import {convert, type Store} from '../seed/stores.ts'
import type {ListPage} from '../server/catalogue/list-page.ts'
import type {PageOf} from './page.ts'
import {viewCards} from './product-view.ts'

const ADDRESS = '/shop'
/** Filters with their own group in the form; others work by address, and stand among the chosen ones. */
const GROUPS = ['category', 'Color', 'Size', 'Glaze', 'Paper', 'tag']
/** Ends of the price ranges, in minor units of the shop's own money. */
const PRICE_STEPS = [2000, 4000, 8000]
/** Page numbers around the current one. */
const NEAR = 2

interface Input {
  query: ProductQuery
  list: ListPage
}

const hrefOf = (query: ProductQuery, changed: Partial<ProductQuery> = {}): string =>
  ADDRESS + writeProductQuery({...query, page: 1, ...changed})

const fill = (text: string, ...values: string[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '')

const labelOf = (name: string, {messages, ...store}: Store): string =>
  messages[`filter-${name}`] ?? say(name, {messages, ...store})

const without = ({filters}: ProductQuery, name: string, value: string): ProductQuery['filters'] =>
  new Map(
    [...filters]
      .map(
        ([one, values]) => [one, one === name ? values.filter((other) => other !== value) : values] as const,
      )
      .filter(([, values]) => values.length),
  )

function priceLabel(from: number | null, to: number | null, {messages, currency, language}: Store): string {
  const money = (minor: number | null) => (minor === null ? '' : formatMoney({currency, minor}, language))
  if (from === null) return fill(messages.priceUpTo, money(to))
  return to === null
    ? fill(messages.priceFrom, money(from))
    : fill(messages.priceBetween, money(from), money(to))
}

/** The ranges on offer, and the one in the address where it is another. */
function viewPrices({price}: ProductQuery, store: Store) {
  const ends = [null, ...PRICE_STEPS.map((step) => convert(step, store)), null]
  const amount = (minor: number | null) =>
    minor === null ? '' : toMoney(minor, store.currency).value.replace(/\.0+$/, '')
  const ranges = ends.slice(1).map((max, index) => {
    const min = ends[index] ?? null
    return {value: `${amount(min)}-${amount(max)}`, label: priceLabel(min, max, store)}
  })
  const isOther = price && !ranges.some(({value}) => value === price.text)
  const all = isOther
    ? [...ranges, {value: price.text, label: priceLabel(price.min, price.max, store)}]
    : ranges
  return all.map((range) => ({...range, isChosen: range.value === price?.text}))
}

function viewGroups({query, list}: Input, store: Store) {
  const facets = new Map(list.facets.map(({name, values}) => [name, values]))
  return GROUPS.flatMap((name) => {
    const values = (facets.get(name) ?? []).map(({value, count}) => ({
      value,
      count,
      label: say(value, store),
      isChosen: query.filters.get(name)?.includes(value) ?? false,
    }))
    return values.length ? [{name: `filter.${name}`, label: labelOf(name, store), values}] : []
  })
}

const viewSwitches = ({query, list}: Input, store: Store) =>
  ['sale', 'available'].map((name) => ({
    name: `filter.${name}`,
    label: labelOf(name, store),
    count: list.facets.find((facet) => facet.name === name)?.values[0]?.count ?? 0,
    isChosen: query.filters.has(name),
  }))

/** Each part of the state with the address that leaves it out. */
function viewChips({query}: Input, store: Store) {
  const filters = [...query.filters].flatMap(([name, values]) =>
    values.map((value) => ({
      label: value === 'true' ? labelOf(name, store) : `${labelOf(name, store)}: ${say(value, store)}`,
      href: hrefOf(query, {filters: without(query, name, value)}),
    })),
  )
  const {price} = query
  return [
    ...(query.query
      ? [{label: fill(store.messages.searchChip, query.query), href: hrefOf(query, {query: ''})}]
      : []),
    ...filters,
    ...(price ? [{label: priceLabel(price.min, price.max, store), href: hrefOf(query, {price: null})}] : []),
  ]
}

/** The first page, the last one, and those around the current one. */
function viewPages({query, list}: Input) {
  const last = Math.ceil(list.total / query.pageSize)
  const numbers = Array.from({length: last}, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - query.page) <= NEAR,
  )
  return numbers.map((number, index) => ({
    number,
    href: hrefOf(query, {page: number}),
    isCurrent: number === query.page,
    followsGap: number - (numbers[index - 1] ?? 0) > 1,
  }))
}

/** The list of products with its form: it works without script, by the form and by links. */
export const shopPage =
  (input: Input): PageOf =>
  ({store}) => {
    const {query, list} = input
    const {products, total, nextPage} = list
    const chips = viewChips(input, store)
    const pages = viewPages(input)
    return {
      template: 'shop',
      type: PAGE_TYPES.collection,
      title: store.messages.shop,
      products,
      data: {
        products: viewCards(products, store),
        total,
        query,
        groups: viewGroups(input, store),
        switches: viewSwitches(input, store),
        prices: viewPrices(query, store),
        sorts: SORTS.map((value) => ({
          // the usual order says nothing in the address
          value: value === 'featured' ? '' : value,
          label: store.messages[`sort-${value}`] ?? value,
          isChosen: value === query.sort,
        })),
        // the form keeps what it has no field for
        pageSize: query.pageSize === PAGE_SIZE ? '' : query.pageSize,
        chips,
        allHref: ADDRESS,
        moreHref: nextPage ? hrefOf(query, {page: nextPage}) : '',
        pages: pages.length > 1 ? pages : [],
        isEmpty: products.length === 0,
      },
    }
  }
