import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {listOf} from '../lib/list-of.ts'
import {readPath} from '../lib/read-path.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {type Money, parseMoney} from './money.ts'

export interface FacetValue {
  value: string
  /** What visitors read. */
  label: string
  /** The number of products that have the value and that the other filters find. */
  count: number
}

/** A filter with its values. */
export interface Facet {
  name: string
  /** What visitors read; the name for the filters of the call itself, such as `category`. */
  label: string
  values: readonly FacetValue[]
  /** Of the filter `price`: the lowest and the highest price to choose from. */
  range: {min: Money; max: Money} | null
}

function parseValue(line: unknown): FacetValue[] {
  const {value, label, count} = asRecord(line)
  const [text, number] = [textOrNull(value), textOrNull(count)]
  const isCount = number !== null && Number.isSafeInteger(Number(number)) && Number(number) >= 0
  return text && isCount ? [{value: text, label: textOrNull(label) ?? text, count: Number(number)}] : []
}

function parseRange(range: unknown): Facet['range'] {
  if (!isRecord(range)) return null
  const [min, max] = [range.min, range.max].map((money) =>
    isRecord(money) && money.currency ? parseMoney(money) : null,
  )
  return min && max && min.currency === max.currency && min.minor <= max.minor ? {min, max} : null
}

/** One facet; none without a name, or without anything to choose. */
function parseFacet(facet: unknown): Facet[] {
  const {name, label, values, range: ends} = asRecord(facet)
  const text = textOrNull(name)
  const [known, range] = [listOf(values).flatMap(parseValue), parseRange(ends)]
  return text && (known.length || range)
    ? [{name: text, label: textOrNull(label) ?? text, values: known, range}]
    : []
}

/** Facets in the form of the platform's JSON. */
export const parseFacets = (facets: unknown): readonly Facet[] => listOf(facets).flatMap(parseFacet)

/** The facets of the platform's reply. */
export function parseFacetsOf(reply: unknown): Result<readonly Facet[]> {
  const facets = readPath(reply, 'facets')
  return Array.isArray(facets) ? ok(parseFacets(facets)) : fail('has no list "facets"')
}
