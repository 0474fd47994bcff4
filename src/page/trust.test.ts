// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest'
import {freshPage} from '../../test/helpers/fresh-page.ts'

freshPage()

const open = () => import('./trust.ts')

it('creates one policy, by name, once', async () => {
  const {trustHtml, trustScript} = await open()
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', {createPolicy})
  expect([trustHtml('<p>a</p>'), trustHtml('<p>b</p>')]).toEqual(['<p>a</p>', '<p>b</p>'])
  expect(trustScript(new URL('https://a.example/b.js'))).toBe('https://a.example/b.js')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['vitrine'])
})

it('names the policy that the page forbids', async () => {
  const {trustHtml} = await open()
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('disallowed')
    },
  })
  expect(() => trustHtml('<p>a</p>')).toThrow('"trusted-types vitrine"')
})

it('trusts code only where the owner allows it', async () => {
  const {trustCode} = await open()
  const {page} = await import('./page.ts')
  expect(() => trustCode('x()')).toThrow('data-form-scripts does not allow code')
  page().formScripts = 'allow'
  expect(trustCode('x()')).toBe('x()')
})
