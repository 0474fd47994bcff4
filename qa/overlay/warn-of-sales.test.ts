// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {rereadSite} from '../../src/page/site/current-site.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {warnOfSales} from './warn-of-sales.ts'

const said = watchConsole()
const LOWEST = {lowestPrice: {money: {value: '40.00', currency: 'EUR'}}}

function look(priorPrice: string, props: Record<string, unknown>): string[] {
  document.head.innerHTML = `<script type="application/json" data-site-context>{"priorPrice": "${priorPrice}"}</script>`
  rereadSite()
  warnOfSales(document.body, props)
  return said.warnings.map(([text]) => `${text}`)
}

const PROBLEM =
  '[vitrine] add-to-cart: sale without prior price of BOWL: give lowestPrice, or the price is shown alone'

it.each([
  {product: {variants: [{sku: 'BOWL', onSale: true}]}},
  {product: {structuredContent: {onSale: true, variants: [{sku: 'BOWL', onSale: 'true'}]}}},
  {
    variants: [
      {sku: 'MUG', onSale: true, ...LOWEST},
      {sku: 'BOWL', onSale: true},
    ],
  },
])('names the variant of %j', (props) => {
  expect(look('required', props)).toEqual([PROBLEM])
})

it.each([
  ['optional', {product: {variants: [{sku: 'BOWL', onSale: true}]}}],
  ['required', {product: {variants: [{sku: 'BOWL', onSale: false}]}}],
  [
    'required',
    {product: {structuredContent: {onSale: true, variants: [{sku: 'B', onSale: true, ...LOWEST}]}}},
  ],
  ['required', {}],
])('reports nothing where it is %s, for %j', (priorPrice, props) => {
  expect(look(priorPrice, props)).toEqual([])
})
