import {expect, it} from 'vitest'
import {findExample} from './example.ts'
import type {Rendering} from './fixtures.ts'

const rendering = (template: string, names: string[], more: Partial<Rendering> = {}): Rendering => ({
  template,
  output: 'x',
  given: {data: {a: 'A', b: 'B', n: 1000}, partials: {p: '{a}', q: '{b}'}, injects: {}},
  now: 3_600_000,
  names: new Set(names),
  ...more,
})

it('selects the case that shows a name best', () => {
  const plain = rendering('{a|html}', ['html'])
  const longer = rendering('{a|html} and {b|html}', ['html'])
  const mixed = rendering('{a|str|html}', ['str', 'html'])
  const broken = rendering('{x|html}', ['html'], {errors: ['unexpected-error']})
  const all = [broken, mixed, longer, plain]
  expect(findExample(all, 'html')?.template).toBe('{a|html}')
  expect(findExample([...all, {...mixed, example: true}], 'html')?.template).toBe('{a|str|html}')
  expect(findExample(all, 'str')?.template).toBe('{a|str|html}')
  expect(findExample(all, 'json')).toBeUndefined()
})

it('omits unneeded data, partials and time', () => {
  const one = findExample([rendering('{@|apply p}', ['apply'])], 'apply')
  expect(one?.given).toEqual({data: {a: 'A'}, partials: {p: '{a}'}, injects: {}})
  expect(one?.now).toBeUndefined()
})

it('keeps the time when it matters', () => {
  expect(findExample([rendering('{n|timesince}', ['timesince'])], 'timesince')?.now).toBe(3_600_000)
})
