// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest'
import {failsFor, readDelay} from './faults.ts'
import {pageStore} from './page-store.ts'
import {readSupply} from './read-supply.ts'
import {wait} from './wait.ts'

function read(html: string) {
  const problems: string[] = []
  document.body.innerHTML = html
  const supply = readSupply({doc: document, checkoutUrl: null, warn: (problem) => problems.push(problem)})
  return {supply, problems}
}

const given = (value: unknown): string =>
  `<script type="application/json" data-mock>${typeof value === 'string' ? value : JSON.stringify(value)}</script>`

describe('the supply from the page', () => {
  it('has the products of its forms and those that it names', () => {
    const {supply} = read(
      `${given({products: [{id: 'b'}], stock: {X: 3}})}
       <form data-product='{"id": "a"}'></form><form data-item-id="c" data-variants='[{"sku": "C", "price": 1}]'></form>
       <form data-product='{'></form>`,
    )
    expect([...supply.products.keys()]).toEqual(['a', 'c', 'b'])
    expect(supply.products.get('c')).toMatchObject({variants: [{sku: 'C'}]})
    expect(supply.stock).toEqual(new Map([['X', 3]]))
  })

  it('has the products of the platform’s pages, with the most that the page says of each', () => {
    const {supply} = read(
      `<main><h1>Rope Vase</h1><span class="sqs-money-native">1,030.00</span>
         <div role="button" data-item-id="only" data-product-type="1"></div></main>
       <section><div data-item-id="many" data-variants='[{"sku": "M", "price": 1}]'></div>
         <div role="button" data-item-id="many" data-product-type="1"></div></section>
       <section data-controller="ProductDetail" data-context='{"product": {"id": "whole", "variants": [{"sku": "W"}]}}'></section>
       <div data-item-id="story"></div>`,
    )
    expect([...supply.products.keys()]).toEqual(['only', 'many', 'whole'])
    expect(supply.products.get('only')).toMatchObject({
      title: 'Rope Vase',
      variants: [{priceMoney: {value: '1030.00'}}],
    })
    expect(supply.products.get('many')).toMatchObject({variants: [{sku: 'M'}]})
    expect(supply.products.get('whole')).toMatchObject({variants: [{sku: 'W'}]})
  })

  it('has its forms; those with HTML alone have no definition', () => {
    const {supply} = read(
      `<form data-form-id="plain"></form><div data-form='{"id": "f", "fields": [{"id": "a", "type": "text"}]}'></div>`,
    )
    expect(supply.forms.get('plain')).toBeNull()
    expect(supply.forms.get('f')).toMatchObject({fields: [{id: 'a'}]})
    expect(supply.forms.has('other')).toBe(false)
  })

  it.each([
    ['{', /^script\[data-mock\] is not JSON/],
    ['[]', /^script\[data-mock\] is not a JSON object/],
  ])('reports that %s cannot be read, and continues with the rest', (text, problem) => {
    const {supply, problems} = read(`${given(text)}${given({codes: [{code: 'A', value: 5}]})}`)
    expect(problems).toEqual([expect.stringMatching(problem)])
    expect(supply.codes).toEqual([{code: 'A', name: 'A', kind: 'percent', value: 5, minimum: 0}])
  })
})

describe('faults', () => {
  it.each([
    [undefined, '/api/form/X', false],
    ['', '/api/form/X', false],
    ['all', '/api/form/X', true],
    ['/api/commerce /api/form', '/api/form/X', true],
    ['/api/commerce', '/api/form/X', false],
  ])('of %j for %s: %s', (text, path, expected) => {
    expect(failsFor(text, path)).toBe(expected)
  })

  it.each([
    [undefined, 0, 0],
    ['250', 250, 0],
    ['-1', 0, 1],
    ['soon', 0, 1],
    ['1e300', 0, 1],
  ])('a delay of %j is %i ms', (text, ms, warnings) => {
    const warn = vi.fn()
    expect(readDelay(text, warn)).toBe(ms)
    expect(warn).toHaveBeenCalledTimes(warnings)
  })

  it('a pending reply ends with its call', async () => {
    const controller = new AbortController()
    const waiting = wait(1e6, controller.signal)
    controller.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
    await expect(wait(1e6, controller.signal)).rejects.toThrow('enough')
  })
})

describe('the cart in storage', () => {
  it('stays with the page if storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    pageStore.write('a')
    expect(pageStore.read()).toBe('a')
    blocked.mockRestore()
    pageStore.write('b')
    expect(localStorage.getItem('vitrine-mock-cart')).toBe('b')
    localStorage.setItem('vitrine-mock-cart', 'c')
    expect(pageStore.read()).toBe('c')
  })
})
