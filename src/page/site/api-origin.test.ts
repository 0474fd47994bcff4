// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {until} from '../../../test/helpers/until.ts'
import {page} from '../page.ts'
import {apiOrigin} from './api-origin.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  warn.mockClear()
  happyDOM.setURL('https://shop.example/sub/page')
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
})

it('is the page’s own if the tag names none', async () => {
  expect(apiOrigin()).toBe('https://shop.example')
  // a warning would have appeared by then
  await import('./tell-of-host.ts')
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  ['https://api.example', 'https://api.example'],
  ['https://api.example/', 'https://api.example'],
  ['mock', 'https://shop.example'],
  ['HTTP://localhost:4000/shop/?a#b', 'http://localhost:4000/shop'],
])('is the origin that the tag names: %s', (api, expected) => {
  page().api = api
  expect(apiOrigin()).toBe(expected)
})

it.each([
  '',
  ' ',
  'api.example',
  '//api.example',
  '/api',
  'javascript:alert(1)',
  'https://',
  'ftp://a.b',
  'null',
])('is the page’s own if the tag says "%s", with one warning', async (api) => {
  Object.assign(page(), {api, base: 'https://cdn.example/'})
  for (const _ of 'ab') expect(apiOrigin()).toBe('https://shop.example')
  await until(() => expect(warn).toHaveBeenCalled())
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    `[vitrine] site: data-api: "${api}" is no address that requests can be sent to, and is left out; write it as https://api.example, or leave data-api away`,
  ])
})

it('warns in the words of an app, which has no loader', async () => {
  page().api = ''
  expect(apiOrigin()).toBe('https://shop.example')
  await until(() => expect(warn).toHaveBeenCalled())
  expect(warn.mock.calls).toEqual([
    [
      '[vitrine] site: configure({api}): "" is no address that requests can be sent to, and is left out; write it as https://api.example, or leave configure({api}) away',
      '',
    ],
  ])
})

it('is the page’s own, whatever a base element says', () => {
  document.head.innerHTML = '<base href="https://evil.example/sub/">'
  expect(apiOrigin()).toBe('https://shop.example')
  document.head.innerHTML = ''
})

it('in a srcdoc frame is the origin of the surrounding page', () => {
  happyDOM.setURL('about:srcdoc')
  vi.stubGlobal('origin', 'https://around.example')
  expect(apiOrigin()).toBe('https://around.example')
  vi.unstubAllGlobals()
})

it('is none in a sandboxed frame, with one warning: no path follows a base element', async () => {
  Object.assign(page(), {base: 'https://cdn.example/'})
  happyDOM.setURL('about:srcdoc')
  vi.stubGlobal('origin', 'null')
  for (const _ of 'ab') expect(apiOrigin()).toBe('none:')
  vi.unstubAllGlobals()
  await until(() => expect(warn).toHaveBeenCalled())
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    '[vitrine] site: about: has no origin that requests could be sent to: name one by data-api',
  ])
})
