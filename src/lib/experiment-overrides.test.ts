// @vitest-environment happy-dom
import {beforeEach, expect, it} from 'vitest'
import {experimentOverrides} from './experiment-overrides.ts'

const storage = () => sessionStorage
const read = (search: string, isInternal = true) => experimentOverrides({isInternal, search, storage})

beforeEach(() => sessionStorage.clear())

it('are read from the address, and kept from page to page until a reset', () => {
  expect(read('?x=1&experimentOverrides=checkout:b,%20recorder:true')).toEqual({
    checkout: 'b',
    recorder: 'true',
  })
  expect(read('')).toEqual({checkout: 'b', recorder: 'true'})
  expect(read('?experimentOverrides=checkout:c')).toEqual({checkout: 'c', recorder: 'true'})
  expect(read('?experimentOverrides=reset')).toEqual({})
  expect(read('')).toEqual({})
})

it('are ignored for everyone else', () => {
  read('?experimentOverrides=checkout:b')
  expect(read('', false)).toEqual({})
  expect(read('?experimentOverrides=checkout:x', false)).toEqual({})
  expect(read('')).toEqual({checkout: 'b'})
})

it.each(['', ':', 'a', 'a:', ':b', ',,'])('%j are ignored', (said) => {
  expect(read(`?experimentOverrides=${said}`)).toEqual({})
})

it.each(['{', '[1]', '{"a": 1}', 'null'])('stored as %j are ignored', (kept) => {
  sessionStorage.setItem('experimentOverrides', kept)
  expect(read('')).toEqual({})
})

it('work for one page if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const facts = {isInternal: true, storage: blocked}
  expect(experimentOverrides({...facts, search: '?experimentOverrides=a:b'})).toEqual({a: 'b'})
  expect(experimentOverrides({...facts, search: ''})).toEqual({})
  expect(experimentOverrides({...facts, search: '?experimentOverrides=reset'})).toEqual({})
})
