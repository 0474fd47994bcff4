import {expect, it} from 'vitest'
import {parseProduct} from './product.ts'
import {buttonLabel} from './product-state.ts'
import {soldOutText} from './stock.ts'

function make(variants: unknown[], more: Record<string, unknown> = {}) {
  const parsed = parseProduct({id: 'p', productType: 1, variants, ...more}, {currency: 'USD'})
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

it('texts fall back from custom to localized to default', () => {
  expect([soldOutText('Gone', 'épuisé'), soldOutText('', 'épuisé'), soldOutText(null)]).toEqual([
    'Gone',
    'épuisé',
    'sold out',
  ])
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
