import {afterEach, expect, it} from 'vitest'
import {toJson} from './to-json.ts'

const VALUE = {list: [1, {a: 'b'}], none: undefined, nothing: null, at: new Date(0)}
const TEXT = '{"list":[1,{"a":"b"}],"nothing":null,"at":"1970-01-01T00:00:00.000Z"}'

afterEach(() => {
  for (const one of [Array, Object, String, Number]) Reflect.deleteProperty(one.prototype, 'toJSON')
})

it('writes what JSON.stringify writes', () => {
  expect(toJson(VALUE)).toBe(TEXT)
  expect(toJson([undefined, () => {}])).toBe('[null,null]')
})

it('writes the same if a page has extended prototypes', () => {
  for (const one of [Array, Object, String, Number])
    Object.defineProperty(one.prototype, 'toJSON', {value: () => '"[]"', configurable: true})
  expect(toJson({...VALUE, at: '1970-01-01T00:00:00.000Z'})).toBe(TEXT)
  expect(toJson(['a'])).toBe('["a"]')
})

it('writes the altered values', () => {
  expect(toJson({a: null, b: [null]}, (value) => value ?? undefined)).toBe('{"b":[null]}')
})
