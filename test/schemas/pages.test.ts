import {readdirSync, readFileSync} from 'node:fs'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {readWidgets} from '../../build/read-widgets.ts'
import {root} from '../../build/root.ts'
import {posts} from '../../demo/seed/journal.ts'
import {products} from '../../demo/seed/products.ts'
import {stores} from '../../demo/seed/stores.ts'
import {bowl, mug} from '../../demo/server/testing/products.ts'
import {startDemo, type TestDemo} from '../../demo/server/testing/start-demo.ts'
import type {Visitor} from '../../demo/server/testing/visitor.ts'
import {type Check, createChecks} from './create-checks.ts'
import {findShaped} from './find-shaped.ts'

const widgets = await readWidgets()
let check: Check
let demo: TestDemo

beforeAll(async () => {
  check = await createChecks()
  demo = await startDemo()
})
afterAll(() => demo.stop())

/** The problems of a document; pages that display examples fill in `{{…}}`. */
function look(html: string, seen = new Set<string>()): string[] {
  return findShaped(html, widgets).flatMap(({where, shape, text}) => {
    seen.add(shape)
    return check(shape, JSON.parse(text)).map((problem) => `${where}: ${shape} ${problem}`)
  })
}

const PAGES = [
  '/',
  '/shop',
  ...products.map(({slug}) => `/shop/${encodeURIComponent(slug)}`),
  '/contact',
  '/newsletter',
  '/gallery',
  '/journal',
  ...posts.map(({slug}) => `/journal/${slug}`),
  '/search?q=mug',
  '/cart',
  '/qa',
  ...widgets.flatMap(({name}) => [`/qa/widgets/${name}`, `/qa/widgets/${name}/frame?state=mounted`]),
]

describe('the schemas', () => {
  const seen = new Set<string>()

  it.each(PAGES)('describe the JSON of %s in the demo shop', async (path) => {
    const reply = await demo.visitor().call(path)
    expect(reply.status).toBe(200)
    const html = await reply.text()
    expect(html).toContain('data-site-context')
    expect(look(html, seen)).toEqual([])
  })

  it('are all used on those pages', () => {
    const shapes = widgets.flatMap(({about}) => Object.values(about.shapes ?? {}))
    expect([...seen].sort()).toEqual([...new Set([...shapes, 'PageContext'])].sort())
  })

  it.each(stores.map(({code}) => code))('describe the JSON of pages in %s', async (code) => {
    const visitor = demo.visitor()
    visitor.cookies.set('store', code)
    const html = await visitor.call(`/shop/${products[0]?.slug}`).then((reply) => reply.text())
    expect(look(html)).toEqual([])
  })

  it('describe the cart in replies and on pages', async () => {
    const visitor = demo.visitor()
    const add = ({itemId, sku}: {itemId: string; sku: string}, by: Visitor) =>
      by.api('/commerce/shopping-cart/entries', {method: 'POST', json: {itemId, sku, quantity: 2}})
    await add(mug, visitor)
    await add(bowl, visitor)
    const cart: unknown = await visitor.api('/commerce/shopping-cart').then((reply) => reply.json())
    expect(cart).toMatchObject({totalQuantity: 4})
    expect(check('ServedCart', cart)).toEqual([])
    expect(look(await visitor.call('/cart').then((reply) => reply.text()))).toEqual([])
  })
})

const DOCS = [
  'README.md',
  ...readdirSync(`${root}docs`, {encoding: 'utf8', recursive: true})
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

it.each(DOCS)('the examples of %s match the schemas', (file) => {
  const examples = readFileSync(root + file, 'utf8').matchAll(/^```html\n([\s\S]*?)^```/gm)
  expect(Array.from(examples).flatMap(([, html = '']) => look(html))).toEqual([])
})

it.each([
  [`<p data-vitrine="add-to-cart" data-product='{"id": "a", "varants": []}'></p>`, 'varants'],
  [`<p data-vitrine="form" data-form='{"fields": [{"type": "email"}]}'></p>`, '/fields/0 '],
  [`<p data-vitrine="gallery" data-options='{"design": "gird"}'></p>`, '/design '],
  [`<script data-site-context>{"website": {"language": 7}}</script>`, '/website/language '],
  [`<p data-variants='[{"attributes": {}}]'></p>`, 'price'],
])('an error is found: %s', (html, problem) => {
  expect(look(html).join('\n')).toContain(problem)
})
