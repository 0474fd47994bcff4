import fc from 'fast-check'
import {beforeAll, describe, expect, it} from 'vitest'
import {readDefinitions} from '../../build/schemas/definitions.ts'
import type {ProductItem, VariantItem} from '../../src/contract/generated/shapes.ts'
import {type Check, createChecks} from './create-checks.ts'
import {fromSchema} from './from-schema.ts'
import {minorOf} from './minor-of.ts'
import {readProduct} from './readers.ts'

const valuesOf = fromSchema(await readDefinitions())

let check: Check
beforeAll(async () => {
  check = await createChecks()
})

const contentOf = (item: ProductItem) => ('structuredContent' in item ? item.structuredContent : item)

const optionsOf = ({attributes, optionValues = []}: VariantItem) =>
  attributes ?? Object.fromEntries(optionValues.map(({optionName, value}) => [optionName, value]))

/** Excludes amounts that the shop would read as major units, because older pages wrote those without a point. */
const isClear = ({price, priceMoney, salePrice, salePriceMoney}: VariantItem): boolean =>
  [
    [price, priceMoney],
    [salePrice, salePriceMoney],
  ].every(
    ([plain, money]) =>
      plain === undefined || money === undefined || plain === 0 || plain !== (minorOf(money) ?? 0) * 100,
  )

describe('a valid product', () => {
  const items = valuesOf({$ref: '#/$defs/ProductItem'}) as fc.Arbitrary<ProductItem>

  it('is generated according to the schema', () => {
    const isValid = (item: ProductItem): void => expect(check('ProductItem', item)).toEqual([])
    fc.assert(fc.property(items, (item) => void isValid(item)))
  })

  it('is parsed without a problem, and keeps all its variants', () => {
    fc.assert(
      fc.property(items, (item) => {
        const product = readProduct(item)
        const {variants, productType = 1} = contentOf(item)
        expect(product).toMatchObject({id: item.id, title: item.title ?? '', productType})
        expect(product.variants.map(({sku, id, attributes}) => ({sku, id, attributes}))).toEqual(
          variants.map((one) => ({sku: one.sku ?? null, id: one.id ?? null, attributes: optionsOf(one)})),
        )
      }),
    )
  })

  it('keeps prices and stock', () => {
    fc.assert(
      fc.property(items, (item) => {
        const {variants} = contentOf(item)
        fc.pre(variants.every(isClear))
        for (const [index, variant] of readProduct(item).variants.entries()) {
          const given = variants[index]
          expect(variant.price.minor).toBe(minorOf(given?.priceMoney) ?? given?.price)
          expect(variant.salePrice?.minor ?? null).toBe(
            minorOf(given?.salePriceMoney) ?? given?.salePrice ?? null,
          )
          expect(variant.onSale).toBe(given?.onSale ?? false)
          expect(variant.unlimited).toBe(given?.unlimited ?? given?.qtyInStock === undefined)
          expect(variant.qtyInStock).toBe(given?.qtyInStock ?? 0)
        }
      }),
    )
  })

  it('has a form that is parsed, too', () => {
    fc.assert(
      fc.property(items, (item) => {
        const {additionalFieldsForm: form} = contentOf(item)
        expect(readProduct(item).form).toEqual(form ?? null)
      }),
    )
  })
})
