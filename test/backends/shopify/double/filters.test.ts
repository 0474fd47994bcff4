import {expect, it} from 'vitest'
import {PRODUCTS} from '../../goods.ts'
import {applyFilters, type Filter, viewFilters} from './filters.ts'

const products = PRODUCTS.map(({handle, options, variants}) => ({
  handle,
  variants: variants.map(({values, price, stock}) => ({
    price,
    stock,
    options: values.length
      ? values.map((value, index) => ({name: `${options[index]}`, value}))
      : [{name: 'Title', value: 'Default Title'}],
  })),
}))

const toAmount = (minor: number) => minor / 100

const option = (name: string, value: string): Filter => ({variantOption: {name, value}})

it.each<[Filter[], string[]]>([
  [[option('Size', 'Large')], ['tide-bowl', 'teapot']],
  [[option('Size', 'Large'), option('Size', 'Small'), option('Glaze', 'Ink')], ['teapot']],
  [[option('Size', 'None')], []],
  [[{available: false}], ['ash-vase']],
  [
    [{available: true}, {price: {min: 30, max: 39.5}}],
    ['tide-bowl', 'moon-plate'],
  ],
  [[{price: {max: 40}}, {tag: 'new'}], []],
])('%j finds %j', (filters, handles) => {
  expect(applyFilters(products, filters, toAmount).map(({handle}) => handle)).toEqual(handles)
})

it('counts products with all filters, and says as JSON in a text what finds them', () => {
  const found = applyFilters(products, [option('Glaze', 'Ink')], toAmount)
  const values = viewFilters(found, toAmount).flatMap((filter) => filter.values)
  expect(values.map(({label, count, input}) => [label, count, input])).toEqual([
    ['In stock', 1, '{"available":true}'],
    ['Out of stock', 0, '{"available":false}'],
    ['Price', 0, '{"price":{"min":0,"max":88}}'],
    ['Chalk', 1, '{"variantOption":{"name":"Glaze","value":"Chalk"}}'],
    ['Ink', 1, '{"variantOption":{"name":"Glaze","value":"Ink"}}'],
    ['Large', 1, '{"variantOption":{"name":"Size","value":"Large"}}'],
    ['Small', 1, '{"variantOption":{"name":"Size","value":"Small"}}'],
    ['Double', 1, '{"productVendor":"Double"}'],
  ])
  expect(viewFilters([], toAmount)).toEqual([])
})
