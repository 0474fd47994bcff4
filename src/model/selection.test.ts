import {describe, expect, it} from 'vitest'
import {type Product, parseProduct} from './product.ts'
import {findVariant, isValueAvailable, missingOptions, optionValues} from './selection.ts'

function make(variants: unknown[]): Product {
  const parsed = parseProduct({id: 'p', variants}, {currency: 'USD'})
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

const shirt = make([
  {sku: 'rs', attributes: {Colour: 'Red', 'Size "£"': 'S'}, qtyInStock: 1},
  {sku: 'rl', attributes: {Colour: 'Red', 'Size "£"': 'L'}, qtyInStock: 0},
  {sku: 'bl', attributes: {Colour: 'Blue', 'Size "£"': 'L'}, qtyInStock: 4},
])

describe('selection', () => {
  it('names missing options, in order', () => {
    expect(missingOptions(shirt, {})).toEqual(['Colour', 'Size "£"'])
    expect(missingOptions(shirt, {Colour: 'Red', 'Size "£"': ''})).toEqual(['Size "£"'])
    expect(missingOptions(shirt, {Colour: 'Red', 'Size "£"': 'S'})).toEqual([])
  })

  it('has no missing options if there is nothing to select', () => {
    const single = make([{sku: 'x', attributes: {Colour: 'Red'}}])
    expect(missingOptions(single, {})).toEqual([])
    expect(findVariant(single, {})?.sku).toBe('x')
    expect(findVariant(make([]), {})).toBeNull()
  })

  it('finds the variant once all options are selected', () => {
    expect(findVariant(shirt, {Colour: 'Blue', 'Size "£"': 'L'})?.sku).toBe('bl')
    expect(findVariant(shirt, {Colour: 'Red', 'Size "£"': 'L'})?.sku).toBe('rl')
    expect(findVariant(shirt, {Colour: 'Blue', 'Size "£"': 'S'})).toBeNull()
    expect(findVariant(shirt, {Colour: 'Blue'})).toBeNull()
  })

  it('knows which values are available', () => {
    const available = (selection: Record<string, string>) =>
      optionValues(shirt, 'Size "£"').filter((value) => isValueAvailable(shirt, selection, 'Size "£"', value))
    expect(available({})).toEqual(['S', 'L'])
    expect(available({Colour: 'Red'})).toEqual(['S'])
    expect(available({Colour: 'Blue', 'Size "£"': 'S'})).toEqual(['L'])
    expect(available({Colour: 'Green'})).toEqual([])
  })

  it('lists values in order of appearance', () => {
    expect(optionValues(shirt, 'Colour')).toEqual(['Red', 'Blue'])
    expect(optionValues(shirt, 'Nothing')).toEqual([])
  })
})
