import fc from 'fast-check'
import {expect, it} from 'vitest'
import {parseSuggestions} from './suggestions.ts'

const parse = (reply: unknown) => {
  const parsed = parseSuggestions(reply)
  return parsed.ok ? parsed.value : parsed.problem
}

const line = {title: 'Mug', url: '/mug', image: null, price: null}

it('reads each list, with picture and price', () => {
  const price = {currency: 'USD', value: '24.00'}
  const reply = {
    products: [{id: 'a', title: ' Mug ', url: '/mug', imageUrl: '/mug.svg', price}],
    pages: [{title: 'About', url: 'https://shop.example/about'}],
  }
  expect(parse(reply)).toEqual({
    products: [{...line, image: '/mug.svg', price: {currency: 'USD', minor: 2400}}],
    categories: [],
    pages: [{...line, title: 'About', url: 'https://shop.example/about'}],
  })
})

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'mailto:ada@example.com',
  'https://shop.example@evil.example/',
  '',
])('leaves out a line with the address %j, which is no page’s', (url) => {
  expect(
    parse({
      products: [
        {title: 'Mug', url},
        {title: 'Bowl', url: '/bowl'},
      ],
    }),
  ).toMatchObject({
    products: [{title: 'Bowl'}],
  })
})

it('leaves out an address that no picture can have', () => {
  expect(parse({products: [{title: 'Mug', url: '/mug', imageUrl: 'javascript:alert(1)'}]})).toMatchObject({
    products: [line],
  })
})

it.each([null, [], 'x', {}, {products: 1}, {items: []}])('refuses %j', (reply) => {
  expect(parse(reply)).toBe('has no list of products, categories or pages')
})

it('never throws, and shows few lines of each kind, each with a title and an address', () => {
  fc.assert(
    fc.property(fc.record({products: fc.array(fc.anything()), pages: fc.anything()}), (reply) => {
      const {products, pages} = Object(parse(reply))
      expect(products.length).toBeLessThanOrEqual(8)
      for (const {title, url} of [...products, ...pages]) expect([title, url]).not.toContain('')
    }),
  )
})
