// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {warnOfStructuredData} from './warn-of-structured-data.ts'

const said = watchConsole()

function look(json: unknown): string[] {
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.textContent = typeof json === 'string' ? json : JSON.stringify(json)
  document.head.replaceChildren(script)
  warnOfStructuredData()
  return said.warnings.map(([text]) => `${text}`.replace('[vitrine] page: structured data: ', ''))
}

const OFFER = {'@type': 'Offer', price: '39.00', priceCurrency: 'USD'}
const bowl = (rest: object) => ({'@type': 'Product', name: 'Bowl', ...rest})

it.each([
  [bowl({offers: OFFER})],
  [bowl({offers: [OFFER, {'@type': 'AggregateOffer', lowPrice: 24, priceCurrency: 'USD'}]})],
  [{'@graph': [bowl({offers: {'@type': 'Offer', priceSpecification: OFFER}}), {'@type': 'Organization'}]}],
  [bowl({aggregateRating: {ratingValue: 5}})],
  [{'@graph': [bowl({offers: {'@id': '#offer'}}), {...OFFER, '@id': '#offer'}]}],
  [{'@type': 'ProductGroup', hasVariant: [bowl({offers: OFFER}), {'@id': '/bowl?size=2'}]}],
  [{'@type': 'BreadcrumbList'}],
  [''],
])('finds nothing in %j', (json) => {
  expect(look(json)).toEqual([])
})

it.each([
  [bowl({}), 'the product of Bowl lacks offers'],
  [{'@type': ['Product'], offers: OFFER}, 'a product lacks its name'],
  [bowl({offers: {...OFFER, price: '$39.00'}}), 'an offer of Bowl lacks a price such as 39.00'],
  [
    {'@graph': [bowl({offers: {'@type': 'AggregateOffer', lowPrice: 24}})]},
    'an offer of Bowl lacks priceCurrency',
  ],
  [{'@type': 'ProductGroup', hasVariant: [bowl({})]}, 'the product of Bowl lacks offers'],
  ['{"@type": "Product",}', expect.stringMatching(/^is not JSON \(/)],
])('names the problem of %j', (json, problem) => {
  expect(look(json)).toEqual([problem])
})
