import {type ProductQuery, parseProductQuery} from './product-query.ts'

/** What an author calls the parts of a list; the filters of the shop are `filter.<name>`. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['category', 'filter.category'],
  ['tag', 'filter.tag'],
  ['query', 'query'],
  ['sort', 'sort'],
  ['limit', 'pageSize'],
])

interface Options {
  currency: string
  /** Of a list without `limit`. */
  limit?: number
  /** Further names that the attribute may have. */
  others?: readonly string[]
  /** Names a part that does not count. */
  complain: (problem: string) => void
}

/** Reads a list as an author writes it, in `data-query`. */
export function readListQuery(
  params: URLSearchParams,
  {currency, limit, others = [], complain}: Options,
): ProductQuery {
  const asked = new URLSearchParams()
  for (const [name, value] of params) {
    const known = NAMES.get(name) ?? (name.startsWith('filter.') ? name : undefined)
    if (known) asked.append(known, value)
    else if (!others.includes(name))
      complain(`${name} is none of ${[...NAMES.keys(), ...others].join(', ')}, or filter.<name>`)
  }
  const {value, problems} = parseProductQuery(asked, currency, limit)
  for (const problem of problems) complain(problem.replace('pageSize', 'limit'))
  return value
}
