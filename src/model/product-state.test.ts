import {describe, expect, it} from 'vitest'
import {type Product, parseProduct} from './product.ts'
import {
  buttonLabel,
  hasVariedPrices,
  isInStock,
  isOnSale,
  isSoldOut,
  isVariantSoldOut,
  productBadge,
  saleText,
  soldOutText,
  totalStock,
  variantStock,
} from './product-state.ts'
import {PRODUCT_TYPE} from './product-type.ts'

function make(productType: number, variants: unknown[], more: Record<string, unknown> = {}): Product {
  const parsed = parseProduct({id: 'p', productType, variants, ...more}, {currency: 'USD'})
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

const {physical, digital, service, giftCard, paywall} = PRODUCT_TYPE
const none = {price: 100, qtyInStock: 0}
const some = {price: 100, qtyInStock: 2}
const endless = {price: 100, qtyInStock: 0, unlimited: true}

describe('stock', () => {
  it.each([
    [physical, [none, none], true, 0],
    [physical, [none, some, some], false, 4],
    [physical, [none, endless], false, Number.MAX_SAFE_INTEGER],
    [physical, [], true, 0],
    [service, [none], true, 0],
    [digital, [none], false, Number.MAX_SAFE_INTEGER],
    [giftCard, [none], false, Number.MAX_SAFE_INTEGER],
    [paywall, [], false, Number.MAX_SAFE_INTEGER],
  ])('type %i with %j: sold out %s, stock %i', (type, variants, soldOut, stock) => {
    const product = make(type, variants)
    expect(isSoldOut(product)).toBe(soldOut)
    expect(totalStock(product)).toBe(stock)
  })

  it('counts what is already in the cart', () => {
    expect(isInStock(make(physical, [some]), 1)).toBe(true)
    expect(isInStock(make(physical, [some]), 2)).toBe(false)
    expect(isInStock(make(physical, [endless]), 1e6)).toBe(true)
    expect(isInStock(make(giftCard, [none]), 1e6)).toBe(true)
  })

  it('is known per variant', () => {
    const product = make(physical, [none, some])
    expect(product.variants.map((variant) => variantStock(product, variant))).toEqual([0, 2])
    expect(product.variants.map((variant) => isVariantSoldOut(product, variant))).toEqual([true, false])
  })
})

describe('sale', () => {
  it('is decided by onSale alone', () => {
    expect(isOnSale(make(physical, [{...some, salePrice: 50}]))).toBe(false)
    expect(isOnSale(make(physical, [some, {...some, onSale: true}]))).toBe(true)
    expect(isOnSale(make(digital, [], {onSale: true}))).toBe(true)
    expect(isOnSale(make(physical, [some], {onSale: true}))).toBe(false)
    expect(isOnSale(make(giftCard, [{...some, onSale: true}], {onSale: true}))).toBe(false)
  })

  it('gives way to sold out on the badge', () => {
    expect(productBadge(make(physical, [{...none, onSale: true}]))).toBe('sold-out')
    expect(productBadge(make(physical, [{...some, onSale: true}]))).toBe('sale')
    expect(productBadge(make(physical, [some]))).toBeNull()
  })
})

describe('hasVariedPrices', () => {
  const sale = {price: 100, onSale: true, salePrice: 80}
  it.each([
    [[], false],
    [[some], false],
    [[some, none], false],
    [[some, {price: 101}], true],
    [[some, {price: 100, onSale: true}], true],
    [[sale, {...sale, salePrice: 70}], true],
    [[sale, {...sale}], false],
    [[some, {...some, salePrice: 70}], false],
  ])('%j: %s', (variants, expected) => expect(hasVariedPrices(make(physical, variants))).toBe(expected))
})

describe('texts', () => {
  it('go from custom to localized to default', () => {
    expect([soldOutText('Gone', 'épuisé'), soldOutText('', 'épuisé'), soldOutText(null)]).toEqual([
      'Gone',
      'épuisé',
      'sold out',
    ])
    expect([saleText('Soldes'), saleText()]).toEqual(['Soldes', 'sale'])
  })

  it('label the button', () => {
    const texts = {subscribe: 'Abonnieren', addToCart: 'In den Korb'}
    const plain = make(physical, [])
    const plan = make(physical, [], {isSubscribable: true})
    const custom = make(physical, [], {
      isSubscribable: true,
      useCustomAddButtonText: 'true',
      customAddButtonText: 'Go',
    })
    expect([plain, plan, custom].map((product) => buttonLabel(product, texts))).toEqual([
      'In den Korb',
      'Abonnieren',
      'Go',
    ])
    expect([plain, plan].map((product) => buttonLabel(product))).toEqual(['Add To Cart', 'Subscribe'])
  })
})
