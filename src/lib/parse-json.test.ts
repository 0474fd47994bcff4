import fc from 'fast-check'
import {expect, it} from 'vitest'
import {parseJson} from './parse-json.ts'

it('returns null for an absent text', () => {
  for (const text of [undefined, null, '', '  ', 'null'])
    expect(parseJson(text)).toEqual({ok: true, value: null})
})

it('reports broken JSON', () => {
  expect(parseJson('{"a":')).toEqual({ok: false, problem: expect.stringMatching(/^is not JSON \(/)})
})

it('never throws, and reads back what was written', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseJson(text)
    }),
  )
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      const parsed = parseJson(text)
      expect(parsed.ok && JSON.stringify(parsed.value)).toBe(text)
    }),
  )
})
