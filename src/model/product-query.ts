import {currencyDecimals} from './currency.ts'
import {LONGEST_QUERY, MOST_ON_PAGE, MOST_VALUES} from './query-limits.ts'

export const SORTS = ['featured', 'price-asc', 'price-desc', 'title'] as const
export type Sort = (typeof SORTS)[number]

/** Both ends count, in minor units; null for an open end. */
export interface PriceRange {
  /** As in the address, in units of the money: `10-49.50`. */
  text: string
  min: number | null
  max: number | null
}

/** What a list of products shows: the state of its page, and of the call for its products. */
export interface ProductQuery {
  /** Words to search for; empty for none. */
  query: string
  /** Values by the name of a filter. One of the values is enough; every filter has to hold. */
  filters: ReadonlyMap<string, readonly string[]>
  price: PriceRange | null
  sort: Sort
  /** From 1. */
  page: number
  pageSize: number
}

export interface ParsedQuery {
  value: ProductQuery
  /** Parts that were left out; empty for a valid state. */
  problems: readonly string[]
}

export const PAGE_SIZE = 36
const MOST_PAGES = 100_000
const LONGEST_VALUE = 100
const MOST_FILTERS = 10

const PREFIX = 'filter.'
/** Filters that are on or off. */
export const SWITCHES: readonly string[] = ['sale', 'available']

/** Filters of the call itself: an option of the same name is none. */
export const OWN_FILTERS: readonly string[] = ['id', 'category', 'tag', ...SWITCHES, 'price']

const PRICE = /^(\d{1,9}(?:\.\d{1,3})?)?-(\d{1,9}(?:\.\d{1,3})?)?$/

const isSort = (text: string): text is Sort => (SORTS as readonly string[]).includes(text)

type Complain = (problem: string) => void

function readOne(params: URLSearchParams, name: string, complain: Complain): string {
  const values = params.getAll(name)
  if (values.length > 1) complain(`${name} is given twice.`)
  return values[0]?.trim() ?? ''
}

function readWhole(text: string, name: string, initial: number, most: number, complain: Complain): number {
  if (!text) return initial
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number
  complain(`${name} must be a whole number from 1 to ${most}.`)
  return initial
}

function readPrice(text: string, currency: string, complain: Complain): PriceRange | null {
  if (!text) return null
  const [, from, to] = PRICE.exec(text) ?? []
  const minor = (amount: string | undefined) =>
    amount === undefined ? null : Math.round(Number(amount) * 10 ** currencyDecimals(currency))
  const [min, max] = [minor(from), minor(to)]
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) {
    complain('filter.price must be a range such as 10-50, 10- or -50.')
    return null
  }
  return {text, min, max}
}

function readFilters(params: URLSearchParams, complain: Complain): Map<string, readonly string[]> {
  const filters = new Map<string, readonly string[]>()
  for (const [key, text] of params) {
    const [name, value] = [key.slice(PREFIX.length), text.trim()]
    const known = filters.get(name)
    if (!key.startsWith(PREFIX) || name === 'price' || value === '' || known?.includes(value)) continue
    if (!name || Math.max(name.length, value.length) > LONGEST_VALUE)
      complain('A filter is nameless or too long.')
    else if (SWITCHES.includes(name) && value !== 'true') complain(`${key} can only be true.`)
    else if (known ? known.length >= MOST_VALUES : filters.size >= MOST_FILTERS)
      complain('There are too many filters.')
    else filters.set(name, [...(known ?? []), value])
  }
  return filters
}

/** Reads the state from an address. Parts that are not valid are left out, and named. */
export function parseProductQuery(
  params: URLSearchParams,
  currency: string,
  pageSize = PAGE_SIZE,
): ParsedQuery {
  const problems: string[] = []
  const complain = (problem: string) => problems.push(problem)
  const query = readOne(params, 'query', complain)
  if (query.length > LONGEST_QUERY) complain(`query must not be longer than ${LONGEST_QUERY} characters.`)
  const sort = readOne(params, 'sort', complain) || 'featured'
  if (!isSort(sort)) complain(`sort must be one of ${SORTS.join(', ')}.`)
  const whole = (name: string, initial: number, most: number) =>
    readWhole(readOne(params, name, complain), name, initial, most, complain)
  const value: ProductQuery = {
    query: query.slice(0, LONGEST_QUERY),
    filters: readFilters(params, complain),
    price: readPrice(readOne(params, `${PREFIX}price`, complain), currency, complain),
    sort: isSort(sort) ? sort : 'featured',
    page: whole('page', 1, MOST_PAGES),
    pageSize: whole('pageSize', pageSize, MOST_ON_PAGE),
  }
  return {value, problems}
}

/** The state as the search part of an address, without what is so by default; empty for the first page of everything. */
export function writeProductQuery({query, filters, price, sort, page, pageSize}: ProductQuery): string {
  const params = new URLSearchParams()
  if (query) params.append('query', query)
  for (const [name, values] of filters) for (const value of values) params.append(PREFIX + name, value)
  if (price) params.append(`${PREFIX}price`, price.text)
  if (sort !== 'featured') params.append('sort', sort)
  if (pageSize !== PAGE_SIZE) params.append('pageSize', `${pageSize}`)
  if (page > 1) params.append('page', `${page}`)
  const text = params.toString()
  return text && `?${text}`
}
