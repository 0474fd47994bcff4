import {describe, expect, it} from 'vitest'
import {parseProduct} from '../product.ts'
import {PRODUCT_TYPE} from '../product-type.ts'
import {flagsOf, lostLine, mostOf, paidPrice, variantOfLine} from './line.ts'

function offer(variant: object, productType: number = PRODUCT_TYPE.physical) {
  const variants = [{sku: 'MUG', attributes: {}, price: 2000, salePrice: 1500, qtyInStock: 3, ...variant}]
  const parsed = parseProduct({id: 'mug', title: 'Mug', productType, variants}, {currency: 'USD'})
  const [found] = parsed.ok ? parsed.value.variants : []
  if (!parsed.ok || !found) throw new Error('not a product')
  return [parsed.value, found] as const
}

describe('a line', () => {
  it('has the sale price only while the variant is on sale', () => {
    expect(paidPrice(offer({onSale: true})[1])).toBe(1500)
    expect(paidPrice(offer({onSale: false})[1])).toBe(2000)
  })

  it('has at most the stock, and at most the maximum quantity', () => {
    expect(mostOf(...offer({}))).toBe(3)
    expect(mostOf(...offer({qtyInStock: 10_000_000}))).toBeLessThan(10_000_000)
    expect(mostOf(...offer({unlimited: true}))).toBeGreaterThan(3)
  })

  it('describes its variant, and products without a stock as unlimited', () => {
    expect(variantOfLine(...offer({onSale: true}))).toEqual({
      attributes: {},
      price: 2000,
      salePrice: 1500,
      onSale: true,
      qtyInStock: 3,
      unlimited: false,
    })
    expect(variantOfLine(...offer({}, PRODUCT_TYPE.digital)).unlimited).toBe(true)
  })

  it('of a product that is gone costs nothing, and can have none', () => {
    const {chosenVariant, subTotal, title} = lostLine('MUG', 'Gone')
    expect([chosenVariant.sku, chosenVariant.qtyInStock, subTotal, title]).toEqual(['MUG', 0, 0, 'Gone'])
  })
})

describe('the products of a cart', () => {
  const {physical, digital, paywall, service} = PRODUCT_TYPE
  it.each([
    [[], false, false, false],
    [[physical], false, false, true],
    [[digital], true, true, false],
    [[paywall, digital], true, true, false],
    [[digital, physical], true, false, true],
    [[service], false, false, false],
    [[digital, undefined], true, false, false],
  ])('%j decide what it has to ask for', (types, hasDigital, purelyDigital, requiresShipping) => {
    expect(flagsOf(types)).toEqual({hasDigital, purelyDigital, requiresShipping})
  })
})
