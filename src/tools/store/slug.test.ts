import {expect, it} from 'vitest'
import {storeSlug} from './slug.ts'

const slugOf = (title: string, taken: string[] = [], fallback = 'Store') => storeSlug(title, fallback, taken)
const upTo = (last: number) => ['shop', ...Array.from({length: last}, (_, index) => `shop-${index + 1}`)]

it.each([
  ['My Shop', 'my-shop'],
  ['  Café & Töpferei “Straße” ', 'cafe-topferei-strasse'],
  ["Ada's Cups", 'adas-cups'],
  ['Smørrebrød/Łódź', 'smorrebrod-lodz'],
  ['24/7', '24-7'],
  ['İstanbul', 'istanbul'],
  ['FULLWIDTH', 'fullwidth'],
])('%j is at %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

it.each(['', '   ', '🏺', '🏺🫖👩‍🎨', '陶器の店', 'متجر', 'ab', '-a-', '\ud83c', '!!!'])(
  '%j has no valid character: the fallback is used',
  (title) => {
    expect(slugOf(title)).toBe('store')
    expect(slugOf(title, [], 'The Kiln')).toBe('the-kiln')
    expect(slugOf(title, ['the-kiln'], 'The Kiln')).toBe('the-kiln-1')
    expect(slugOf(title, [], '店')).toBe('store')
  },
)

it('of 10,000 characters is cut', () => {
  expect(slugOf('a'.repeat(10_000))).toHaveLength(100)
  expect(slugOf(`${'a'.repeat(99)} ${'b'.repeat(9900)}`)).toBe('a'.repeat(99))
  const slug = slugOf('x'.repeat(10_000))
  expect(slugOf('x'.repeat(10_000), [slug])).toBe(`${slug}-1`)
})

it.each([
  [['shop'], 'shop-1'],
  [['shop', 'shop-1'], 'shop-2'],
  [upTo(9), 'shop-10'],
  [upTo(100), 'shop-101'],
  [upTo(100).reverse(), 'shop-101'],
  [['shop', 'shop-5'], 'shop-6'],
  [['/Shop/', '/SHOP-2/'], 'shop-3'],
  // no address of the same store
  [['shop', 'shop-x', 'shop-2-3', 'shopping-9', 'shop--4', 'shop-'], 'shop-1'],
  // too long to increment
  [['shop', 'shop-99999999999999999999'], 'shop-1'],
  // itself free
  [['shop-1', 'shop-2'], 'shop'],
])('if %j are taken it is %s', (taken, slug) => {
  expect(slugOf('Shop', taken)).toBe(slug)
})
