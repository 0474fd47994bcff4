import {describe, expect, it} from 'vitest'
import {parseCart} from '../../src/model/cart.ts'
import {type Product, parseProduct} from '../../src/model/product.ts'
import {readLimits} from '../../src/model/quantity-limits.ts'
import type {Selection} from '../../src/model/selection.ts'
import {GIFT_CARD, MUG, SOLD_OUT, TEE} from '../../test/helpers/products.ts'
import {validate, type Wanted} from './lazy/validate.ts'

function parse(item: unknown): Product {
  const parsed = parseProduct(item, {currency: 'USD'})
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

function cartOf(...entries: {itemId: string; sku: string | null; quantity: number}[]) {
  const parsed = parseCart({entries})
  return parsed.ok ? parsed.value : null
}

const check = (item: unknown, rest: Partial<Wanted> = {}) =>
  validate({
    product: parse(item),
    selection: {},
    quantityText: null,
    limits: readLimits(null),
    isMisread: false,
    defaultQuantity: 1,
    cart: null,
    ...rest,
  })

const SMALL_BLACK: Selection = {Size: 'S', Colour: 'Black'}
const UNAVAILABLE = 'Sorry, that item variant is unavailable. Please select another variant.'
const NOT_ENOUGH = 'Sorry, we do not have enough of that item available.'

/** A product of two variants with these options. */
const withOptions = (...names: string[]) => ({
  id: 'x',
  variants: ['a', 'b'].map((value) => ({
    price: 1,
    unlimited: true,
    attributes: Object.fromEntries(names.map((name) => [name, value])),
  })),
})

describe('missing options', () => {
  it.each([
    [withOptions('Size'), {}, ['Size'], 'Please select the Size option.'],
    [withOptions('Size', 'Colour'), {}, ['Size', 'Colour'], 'Please select the Size and Colour options.'],
    [withOptions('Size', 'Colour'), {Size: 'a'}, ['Colour'], 'Please select the Colour option.'],
    [withOptions('Size', 'Colour'), {Size: 'a', Colour: ''}, ['Colour'], 'Please select the Colour option.'],
    [
      withOptions('Size', 'Colour', 'Fit'),
      {},
      ['Size', 'Colour', 'Fit'],
      'Please select the Size, Colour and Fit options.',
    ],
    [
      withOptions('A', 'B', '{C}', 'D'),
      {A: 'a'},
      ['B', '{C}', 'D'],
      'Please select the B, {C} and D options.',
    ],
    [GIFT_CARD, {}, ['Amount'], 'Select a denomination for the Gift Card'],
  ])('%#', (item, selection: Selection, missing, message) => {
    expect(check(item, {selection})).toEqual({ok: false, options: missing, isMissing: true, message})
  })
})

describe('a variant', () => {
  it.each([
    [{Size: 'M', Colour: 'White'}, ['Size']],
    [{Size: 'M', Colour: 'Black'}, ['Size']],
    [{Size: 'L', Colour: 'Black'}, ['Size', 'Colour']],
    [{Size: 'XL', Colour: 'Black'}, ['Size']],
    [{Size: 'XL', Colour: 'Red'}, ['Size', 'Colour']],
    [SMALL_BLACK, null],
    [{Size: 'L', Colour: 'White'}, null],
  ])('%j: can be fixed in %j', (selection: Selection, options) => {
    expect(check(TEE, {selection})).toEqual(
      options ? {ok: false, message: UNAVAILABLE, options} : expect.objectContaining({ok: true}),
    )
  })

  it('needs no choice if there is only one', () => {
    expect(check(MUG)).toMatchObject({ok: true, variant: {sku: 'M1'}, quantity: 1})
  })

  it('is missing if the product has none', () => {
    expect(check({...MUG, variants: []})).toMatchObject({ok: false, message: UNAVAILABLE})
  })
})

describe('the quantity', () => {
  it.each([
    ['1', 1],
    [' 2 ', 2],
    ['3.0', 3],
    ['２', 2],
    ['', 'Quantity must be a number.'],
    ['two', 'Quantity must be a number.'],
    ['1e1', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['0', 'Quantity must be from 1 to 9999.'],
    ['-1', 'Quantity must be from 1 to 9999.'],
    ['10000', 'Quantity must be from 1 to 9999.'],
    ['4', NOT_ENOUGH],
  ])('%j: %s', (quantityText, result) => {
    expect(check(MUG, {quantityText})).toMatchObject(
      typeof result === 'number'
        ? {ok: true, quantity: result}
        : {ok: false, message: result, options: [], isQuantity: true},
    )
  })

  it('is the default if there is no field', () => {
    expect(check(MUG, {defaultQuantity: 2})).toMatchObject({ok: true, quantity: 2})
    expect(check(MUG, {defaultQuantity: 4})).toMatchObject({ok: false, message: NOT_ENOUGH})
  })
})

describe('the cart’s existing entries', () => {
  it.each([
    [{itemId: 'mug', sku: 'M1', quantity: 2}, '1', true],
    [{itemId: 'mug', sku: 'M1', quantity: 2}, '2', false],
    [{itemId: 'mug', sku: 'M2', quantity: 3}, '3', true],
    [{itemId: 'tea', sku: 'M1', quantity: 3}, '3', true],
  ])('%j, and %s more: %s', (entry, quantityText, ok) => {
    expect(check(MUG, {quantityText, cart: cartOf(entry)}).ok).toBe(ok)
  })
})

it('reports first what is to be fixed first', () => {
  const all = {quantityText: 'many', selection: {}}
  expect(check(TEE, all)).toMatchObject({options: ['Size', 'Colour'], isMissing: true})
  expect(check(TEE, {...all, selection: {Size: 'M', Colour: 'White'}})).toMatchObject({message: UNAVAILABLE})
  expect(check(TEE, {...all, selection: SMALL_BLACK})).toMatchObject({message: 'Quantity must be a number.'})
  expect(check(SOLD_OUT, all)).toMatchObject({message: UNAVAILABLE})
})
