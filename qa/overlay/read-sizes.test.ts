// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {writeTag} from '../../src/page/page.ts'
import {describeFetch, readSizes, sizesOf} from './read-sizes.ts'

const BASE = 'https://cdn.example/v/'

const timing = (name: string, transferSize: number, encodedBodySize: number): PerformanceResourceTiming =>
  Object.assign(Object.create(null), {name, transferSize, encodedBodySize})

const timings = (...all: PerformanceResourceTiming[]) => new Map(all.map((one) => [one.name, one]))

const built = {
  widgets: {
    engine: ['chunks/engine-a.js'],
    'cart-indicator': ['chunks/cart-indicator-a.js', 'chunks/engine-a.js'],
    form: ['chunks/form-a.js', 'assets/form-a.css', 'chunks/runtime-a.js', 'chunks/engine-a.js'],
    gallery: [
      'chunks/gallery-a.js',
      'chunks/runtime-a.js',
      'chunks/cart-indicator-a.js',
      'chunks/engine-a.js',
    ],
  },
  later: {engine: ['chunks/api-a.js'], form: ['chunks/api-a.js', 'chunks/use-a.js', 'chunks/never-a.js']},
  files: {'chunks/form-a.js': {brotli: 4000}, 'assets/form-a.css': {brotli: 500}},
}

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  writeTag({base: BASE})
})

it.each([
  [300, 200, '0.20 kB from the network'],
  [0, 200, '0.20 kB, from the browser’s cache'],
  [150, 4000, '4.00 kB, cached and asked for again'],
  [0, 0, 'fetched, the browser tells no size'],
])('%i bytes of %i: %s', (transfer, body, said) => {
  expect(describeFetch(timing('x', transfer, body))).toBe(said)
})

it('sums the widget’s own files; a file that was not fetched counts with its built size', () => {
  const come = timings(
    timing(`${BASE}chunks/form-a.js`, 4300, 4100),
    timing(`${BASE}chunks/use-a.js`, 0, 900),
    timing(`${BASE}chunks/api-a.js`, 900, 600),
  )
  expect(sizesOf('form', built, come)).toEqual({
    sum: '4.60 kB in 2 own files',
    own: ['form-a.js: 4.10 kB from the network', 'form-a.css: not fetched, 0.50 kB as built'],
    shared: ['runtime-a.js: not fetched'],
    onUse: ['use-a.js: 0.90 kB, from the browser’s cache'],
  })
})

it('excludes the files of every page and files shared by two widgets', () => {
  expect(sizesOf('cart-indicator', built, timings())).toEqual({
    sum: '0.00 kB in 0 own files',
    own: [],
    shared: ['cart-indicator-a.js: not fetched'],
    onUse: [],
  })
})

it('returns no files for a widget that is not in the list', () => {
  expect(sizesOf('other', built, timings())).toEqual({
    sum: '0.00 kB in 0 own files',
    own: [],
    shared: [],
    onUse: [],
  })
})

describe('the manifest', () => {
  const reply = (body: string, status = 200) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, {status}))

  it('is requested next to the loader', async () => {
    const fetch = reply(JSON.stringify({widgets: {form: ['a']}, later: [], files: null}))
    expect(await readSizes()).toEqual({widgets: {form: ['a']}, later: {}, files: {}})
    expect(fetch).toHaveBeenCalledWith(`${BASE}manifest.json`)
  })

  it.each([
    ['missing', '', 404, /manifest\.json beside the loader: 404/],
    ['invalid JSON', '<html>', 200, /cannot be read \(SyntaxError.*connect-src/],
  ])('may be %s', async (_, body, status, said) => {
    reply(body, status)
    expect(await readSizes()).toMatch(said)
  })

  it('may be unreachable', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await readSizes()).toMatch(/cannot be read \(TypeError: Failed to fetch\)/)
  })
})
