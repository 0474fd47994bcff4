import {expect, it} from 'vitest'
import {widgets} from '../../widgets/table.ts'
import {readTemplates} from '../server/site/templates.ts'
import {renderPages} from './pages.ts'
import {toRelative} from './to-relative.ts'

const pages = await renderPages(await readTemplates())
const author = pages.get('index.html') ?? ''
const platform = pages.get('platform.html') ?? ''

it('has every widget in author markup', () => {
  const missing = widgets.filter(({name}) => !author.includes(`data-vitrine="${name}"`))
  expect(missing.map(({name}) => name)).toEqual([])
})

it('has every widget with platform markup in it, and no author markup', () => {
  const known = widgets.flatMap(({name, selector}) => (selector ? [name] : []))
  const missing = known.filter((name) => !platform.includes(`<h2 id="${name}">`))
  // one is above the page, the other beside the products that are sold out
  expect(missing).toEqual(['announcement-bar', 'restock-form'])
  for (const name of ['sqs-announcement-bar-dropzone', 'product-restock-notification'])
    expect(platform.includes(`class="${name}`)).toBe(true)
  expect(platform.includes('data-vitrine=')).toBe(false)
})

it('has products in every state', () => {
  for (const state of [
    'sold out',
    'on sale',
    'subscription',
    'restock form',
    'unlimited',
    'giftCard',
    'digital',
  ])
    expect(author).toContain(state)
})

it.each([...pages])('%s has relative addresses only', (_, html) => {
  expect(
    html.match(/(?:src|href|action|assetUrl|fullUrl|url)(?:=|(?:"|&quot;):\s*)(?:"|&quot;)\/[^"&]*/g),
  ).toBeNull()
})

it.each([
  ['<a href="/shop/mug">', '<a href="#shop-mug">'],
  ["<a href='/cart'>", "<a href='#cart-page'>"],
  ['<a href="/journal/kiln#comments">', '<a href="#comments">'],
  ['<img src="/media/a-b.svg"/>', '<img src="media/a-b.svg"/>'],
  ['{"fullUrl":"/shop/mug"}', '{"fullUrl":"#shop-mug"}'],
  ['&quot;/media/a.svg&quot;', '&quot;media/a.svg&quot;'],
  ['srcset="/media/a.svg 1x, /media/b.svg 2x"', 'srcset="media/a.svg 1x, media/b.svg 2x"'],
  ['<b>and/or</b> / <i/>', '<b>and/or</b> / <i/>'],
  ['<a href="https://shop.example/cart">', '<a href="https://shop.example/cart">'],
  ['<p> /shop</p>', '<p> /shop</p>'],
])('writes %s as %s', (html, expected) => {
  expect(toRelative(html, {cart: '#cart-page'})).toBe(expected)
})
