// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {rereadSite} from '../../src/page/site/current-site.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {warnOfOffer} from './warn-of-offer.ts'

const said = watchConsole()

const CONTACT = {name: 'A', postalAddress: 'B', electronicAddress: 'c@d.example'}
const SAFETY = {manufacturer: CONTACT, responsible: null, warnings: []}
const PER = {unitPrice: {money: {value: '5.14', currency: 'EUR'}, reference: 'm²'}}
const SHOWN = '<p class="product-safety">A</p><form><p class="product-unit-price">5</p></form>'

function look(context: object, props: Record<string, unknown>, html = SHOWN): string[] {
  document.head.innerHTML = `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`
  document.body.innerHTML = html
  rereadSite()
  warnOfOffer(document.querySelector('form') ?? document.body, props)
  return said.warnings.map(([text]) => `${text}`.replace('[vitrine] add-to-cart: ', ''))
}

const REQUIRED = {safety: 'required', unitPrice: 'required'}
const offer = (more: object, variants: object[] = [{sku: 'S', ...PER}]) => ({
  product: {id: 'a', variants, ...more},
})

it.each([
  [
    {},
    'safety lacks manufacturer.name, manufacturer.postalAddress, manufacturer.electronicAddress, responsible.name, responsible.postalAddress, responsible.electronicAddress, warnings',
  ],
  [
    {safety: {...SAFETY, responsible: {...CONTACT, electronicAddress: ''}}},
    'safety lacks responsible.electronicAddress',
  ],
  [{safety: {manufacturer: CONTACT, responsible: CONTACT}}, 'safety lacks warnings'],
  [
    {structuredContent: {safety: {...SAFETY, manufacturer: 'A'}}},
    'safety lacks manufacturer.name, manufacturer.postalAddress, manufacturer.electronicAddress',
  ],
])('names what the safety of an offer lacks: %j', (product, problem) => {
  expect(look({safety: 'required'}, offer(product))).toEqual([problem])
})

it.each([
  [offer({}, [{sku: 'S', ...PER}, {sku: 'M'}]), 'M'],
  [offer({}, [{sku: 'S', unitPrice: {money: 'much'}}]), 'S'],
  [offer({}, [{}]), 'a'],
])('names the variant without a price per unit', (props, name) => {
  expect(look({unitPrice: 'required'}, props)).toEqual([
    `no price per unit of ${name}: give unitPrice, or null where it is sold by the piece`,
  ])
})

it('reports what is stated and not shown', () => {
  expect(look(REQUIRED, offer({safety: SAFETY}), '<form><p class="product-unit-price"> </p></form>')).toEqual(
    [
      'safety is not shown: give an element with the class product-safety',
      'unitPrice is not shown: give an element with the class product-unit-price',
    ],
  )
})

it.each([
  ['a whole offer', REQUIRED, offer({safety: SAFETY})],
  ['one unit price for all variants', REQUIRED, offer({safety: SAFETY, ...PER}, [{sku: 'S'}])],
  ['a variant that is sold by the piece', REQUIRED, offer({safety: SAFETY}, [{sku: 'S', unitPrice: null}])],
  ['an offer without settings', {}, offer({})],
  ['an offer where both are optional', {safety: 'optional', unitPrice: 'optional'}, offer({})],
  ['a download', {safety: 'required'}, offer({productType: 2})],
  ['a card', {safety: 'required'}, {...offer({}), mode: 'list'}],
  ['props without a product', REQUIRED, {label: 'Add'}],
])('reports nothing for %s', (_, context, props) => {
  expect(look(context, props)).toEqual([])
})
