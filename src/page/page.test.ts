import {beforeEach, expect, it} from 'vitest'
import {page, readTag, writeTag} from './page.ts'

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
})

it('starts with defaults, the same for everyone on the page', () => {
  expect(page()).toEqual({
    base: '',
    strings: {},
    mounts: 0,
    consent: {},
    kept: [],
    stock: new WeakMap(),
    state: {cart: null, synced: false, loading: false, recalculating: false, lastAdded: null, member: null},
    subscribers: new Set(),
  })
  expect(page()).toBe(page())
})

it('keeps what the loader wrote about its tag', () => {
  writeTag({base: 'https://cdn.example/v/', api: 'https://api.example', debug: ''})
  expect(page()).toMatchObject({base: 'https://cdn.example/v/', api: 'https://api.example', debug: ''})
  expect(readTag()?.base).toBe('https://cdn.example/v/')
})

it('does not take an attribute of the tag for a setting', () => {
  const tag = {base: 'https://cdn.example/v/', kept: 'true', strings: 'x'}
  writeTag(tag)
  expect(page()).toMatchObject({kept: [], strings: {}})
})

it('reports no loader if only settings were requested', () => {
  expect(readTag()).toBeUndefined()
  page()
  expect(readTag()).toBeUndefined()
})

it('is shared by several copies of this code', async () => {
  const settings = page()
  settings.strings.a = 'b'
  expect(Reflect.get(globalThis, Symbol.for('vitrine'))).toBe(settings)
})
