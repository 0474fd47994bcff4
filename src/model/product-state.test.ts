import {expect, it} from 'vitest'
import {parseProduct} from './product.ts'
import {buttonLabel, isInStock, saleText} from './product-state.ts'
import {PRODUCT_TYPE} from './product-type.ts'
import {soldOutText} from './stock.ts'

function make(variants: unknown[], more: Record<string, unknown> = {}) {
  const parsed = parseProduct({id: 'p', productType: 1, variants, ...more}, {currency: 'USD'})
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

it('counts the quantity in the cart', () => {
  const some = {price: 100, qtyInStock: 2}
  expect(isInStock(make([some]), 1)).toBe(true)
  expect(isInStock(make([some]), 2)).toBe(false)
  expect(isInStock(make([{...some, unlimited: true}]), 1e6)).toBe(true)
  expect(isInStock(make([some], {productType: PRODUCT_TYPE.giftCard}), 1e6)).toBe(true)
})

it('texts fall back from custom to localized to default', () => {
  expect([soldOutText('Gone', 'épuisé'), soldOutText('', 'épuisé'), soldOutText(null)]).toEqual([
    'Gone',
    'épuisé',
    'sold out',
  ])
  expect([saleText('Soldes'), saleText()]).toEqual(['Soldes', 'sale'])
})

it('labels the button', () => {
  const texts = {subscribe: 'Abonnieren', addToCart: 'In den Korb'}
  const plain = make([])
  const plan = make([], {isSubscribable: true})
  const custom = make([], {
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
