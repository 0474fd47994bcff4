import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {warn} from '../../src/page/report.ts'

type Fields = Record<string, unknown>

const SCRIPTS = 'script[type="application/ld+json"]'

const listOf = (value: unknown): Fields[] => [value ?? []].flat().map(asRecord)

const isOf = ({'@type': type}: Fields, name: string): boolean => [type].flat().includes(name)

/** The things that a script describes: one, several, or a graph of them, with the variants of a group. */
const thingsIn = (json: unknown): Fields[] =>
  listOf(json).flatMap((thing) => [thing, ...thingsIn(thing['@graph']), ...listOf(thing.hasVariant)])

/** Something that is described elsewhere, perhaps on another page. */
const isReference = (thing: Fields): boolean => Object.keys(thing).join() === '@id'

const isPrice = (price: unknown): boolean => /^\d+(\.\d+)?$/.test(`${price ?? ''}`)

/** What an offer lacks for a search engine to show it. */
function lackingOf(offer: Fields): string[] {
  const price = isOf(offer, 'AggregateOffer') ? 'lowPrice' : 'price'
  const {priceSpecification} = offer
  const stated = priceSpecification ? asRecord(listOf(priceSpecification)[0]) : offer
  return [
    ...(isPrice(stated[price]) || isPrice(stated.price) ? [] : [`a ${price} such as 39.00`]),
    ...(textOrNull(stated.priceCurrency) ? [] : ['priceCurrency']),
  ]
}

function problemsOf(product: Fields): string[] {
  const name = textOrNull(product.name)
  const of = name ? ` of ${name}` : ''
  const offers = listOf(product.offers)
  return [
    ...(name ? [] : ['a product lacks its name']),
    ...(offers[0] || product.review || product.aggregateRating ? [] : [`the product${of} lacks offers`]),
    ...new Set(
      offers.flatMap((offer) =>
        isReference(offer) ? [] : lackingOf(offer).map((lacking) => `an offer${of} lacks ${lacking}`),
      ),
    ),
  ]
}

/** Finds what search engines cannot read of the page's products. */
export function warnOfStructuredData(): void {
  for (const script of document.querySelectorAll(SCRIPTS)) {
    const parsed = parseJson(script.textContent)
    const problems = parsed.ok
      ? thingsIn(parsed.value).flatMap((thing) =>
          isOf(thing, 'Product') && !isReference(thing) ? problemsOf(thing) : [],
        )
      : [parsed.problem]
    for (const problem of problems) warn('page', `structured data: ${problem}`, script)
  }
}
