import {describe, expect, it} from 'vitest'
import {isOfKey, keyOf} from './item-key.ts'

const variant = (id: string | null, sku: string | null) => ({id, sku})
const key = (variants: ReturnType<typeof variant>[], at = 0) =>
  keyOf({id: 'i', variants}, variants[at] ?? variant(null, null))

describe('the key of a variant', () => {
  it.each([
    ['of an item with one variant', [variant('1', null)], true],
    ['with a unique SKU', [variant('1', 'a'), variant('2', 'b')], true],
    ['with an SKU, beside others without', [variant('1', 'a'), variant('2', null)], true],
    ['with a duplicate SKU', [variant('1', 'a'), variant('2', 'a')], false],
    ['without an SKU', [variant('1', null), variant('2', 'b')], false],
  ])('%s', (_, variants, isSkuEnough) => {
    const [{sku} = {sku: null}] = variants
    expect(key(variants)).toEqual({itemId: 'i', sku, variantId: '1', isSkuEnough})
  })
})

describe('an entry', () => {
  const doubled = [variant('1', 'a'), variant('2', 'a')]
  const unnamed = [variant('1', null), variant('2', null)]

  it.each([
    ['by SKU', key([variant('1', 'a'), variant('2', 'b')]), {sku: 'a', variantId: 'other'}, true],
    ['by another SKU', key([variant('1', 'a'), variant('2', 'b')]), {sku: 'b', variantId: '1'}, false],
    ['by id where SKUs are doubled', key(doubled, 1), {sku: 'a', variantId: '2'}, true],
    ['by another id', key(doubled, 1), {sku: 'a', variantId: '1'}, false],
    ['by id where there are no SKUs', key(unnamed), {sku: null, variantId: '1'}, true],
    ['by another id there', key(unnamed), {sku: null, variantId: '2'}, false],
    ['by SKU where the shop says no ids', key(doubled), {sku: 'a', variantId: null}, true],
    ['whose SKU the server has filled in', key([variant('1', null)]), {sku: 'given', variantId: null}, true],
  ])('is of a variant %s', (_, one, entry, expected) => {
    expect(isOfKey({itemId: 'i', ...entry}, one)).toBe(expected)
    expect(isOfKey({itemId: 'other', ...entry}, one)).toBe(false)
  })
})
