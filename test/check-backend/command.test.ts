import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest'
import {checkBackend} from '../../bin/check-backend/check-backend.ts'
import {findItem} from '../../bin/check-backend/find-item.ts'
import {createJar} from '../../bin/check-backend/jar.ts'
import {mug} from '../../demo/server/testing/products.ts'
import {startDemo, type TestDemo} from '../../demo/server/testing/start-demo.ts'
import {description} from './run.ts'

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(() => demo.stop())

let spoken: MockInstance
let complained: MockInstance
beforeEach(() => {
  spoken = vi.spyOn(console, 'info').mockImplementation(() => {})
  complained = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const run = (...args: string[]): Promise<number> => checkBackend(args, () => description)
const textOf = (spy: MockInstance): string => spy.mock.calls.flat().join('\n')

describe('the command', () => {
  it('prints a line for each check and the counts, and exits with 0', async () => {
    expect(await run(demo.url, '--item', mug.itemId, '--sku', mug.sku, '--only', 'cart, codes')).toBe(0)
    const text = textOf(spoken)
    expect(text).toContain('✓ cart: a quantity is set')
    expect(text).toContain('– codes: a code is applied once, and taken off (code was not given)')
    expect(text).toContain('– money: amounts are whole numbers of minor units (money was not asked for)')
    expect(text).toMatch(/\n13 passed, 0 failed, \d+ skipped$/)
  })

  it('prints the request, the reply and the expectation of a failed check, and exits with 1', async () => {
    expect(await run(demo.url, '--item', 'no-such-item', '--only', 'quick-view')).toBe(1)
    expect(textOf(spoken)).toContain(
      [
        '✗ quick-view: a quick view is HTML',
        '    request   GET /api/rendering/product-quick-view/no-such-item',
        '    reply     404 {"title":"Product not found","error":"This product is no longer in the shop."}',
        '    expected  200 with html',
      ].join('\n'),
    )
  })

  it('names the reply that differs from its description', async () => {
    await demo.visitor().call('/qa/faults', {
      method: 'POST',
      json: {path: '/api/commerce/inventory', status: 200, body: {results: [{sku: 'x'}]}},
    })
    expect(await run(demo.url, '--item', mug.itemId, '--sku', mug.sku, '--only', 'stock')).toBe(1)
    expect(textOf(spoken)).toMatch(
      /a reply as the API description says: \/results\/0\/unlimited is missing; add it: boolean/,
    )
  })

  it('checks comments of the item that accepts them', async () => {
    const args = [demo.url, '--item', mug.itemId, '--only', 'comments']
    expect(await run(...args)).toBe(0)
    expect(textOf(spoken)).toContain('– comments: a comment is stored once by one key (post was not given)')
    expect(await run(...args, '--post', 'why-we-bind-by-hand')).toBe(0)
    expect(textOf(spoken)).toMatch(/\n13 passed, 0 failed, \d+ skipped$/)
  })

  it('finds an item on the page', async () => {
    expect(await run(demo.url, '--page', '/shop/tide-bowl', '--only', 'money')).toBe(0)
  })

  it.each([
    [[], /^vitrine check-backend <origin>/],
    [['shop.example'], /The origin must look like/],
    [['https://shop.example', '--only', 'carts'], /there is no part "carts"/],
    [['https://shop.example', '--page-origin', '*'], /--page-origin must look like/],
    [['https://shop.example', '--form', 'f', '--values', '['], /--values must be a JSON object/],
    [['https://shop.example', '--itme', 'x'], /itme/],
  ])('rejects %j', async (args, complaint) => {
    expect(await run(...args)).toBe(2)
    expect(textOf(complained)).toMatch(complaint)
  })

  it('stops when no server answers, or the page has no item', async () => {
    expect(await run('http://127.0.0.1:9')).toBe(2)
    expect(await run(demo.url, '--page', '/contact')).toBe(2)
    expect(textOf(complained)).toMatch(/does not answer.*has no item/s)
  })

  it('prints its help', async () => {
    expect(await run('--help')).toBe(0)
    expect(textOf(spoken)).toContain('--page-origin')
  })
})

it('an item is parsed like in the widgets', () => {
  const variants = '[{&quot;sku&quot;:&quot;A &amp;quot;&quot;}]'
  expect(findItem(`<div data-item-id="1" data-variants="${variants}">`)).toEqual({
    itemId: '1',
    sku: 'A &quot;',
  })
  expect(findItem(`<form data-product='{"id": "2", "variants": [{"sku": "B"}]}'>`)).toEqual({
    itemId: '2',
    sku: 'B',
  })
  expect(findItem('<div data-item-id="3" data-variants="null">')).toEqual({itemId: '3', sku: null})
  expect(findItem('<p data-product="nonsense">')).toBeNull()
})

it('a cookie jar works like a browser’s', () => {
  const jar = createJar()
  for (const line of ['a=1; Path=/', 'b=2; HttpOnly', 'c=3; Max-Age=10', 'd=x=y']) jar.keep(line)
  expect([jar.read('a'), jar.read('b'), jar.read('d')]).toEqual(['1', undefined, 'x=y'])
  for (const line of ['a=; Max-Age=0', 'c=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']) jar.keep(line)
  expect(jar.toHeader()).toBe('b=2; d=x=y')
})
