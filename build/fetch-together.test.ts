import type {Rolldown} from 'vite'
import {expect, it} from 'vitest'
import {fetchTogether} from './fetch-together.ts'

const chunk = (fileName: string, imports: string[], code = '') =>
  ({type: 'chunk', fileName, imports, code, moduleIds: []}) as unknown as Rolldown.OutputChunk

const file = (name: string): string => `chunks/${name}-RELEASE.js`

const together = (code: string): string => {
  const first = chunk(file('first'), [file('shared')], code)
  const chunks = [
    first,
    chunk(file('shared'), []),
    chunk(file('alone'), [file('shared')]),
    chunk(file('deep'), [file('below'), file('shared')]),
    chunk(file('below'), ['chunks/bottom-RELEASE2.js']),
    chunk('chunks/bottom-RELEASE2.js', [file('below')]),
  ]
  return fetchTogether(Object.fromEntries(chunks.map((one) => [one.fileName, one])), first)
}

/** The files that a chunk requests from the page's loader. */
function loaded(code: string): unknown {
  const shared = globalThis as {[key: symbol]: unknown}
  const asked: string[] = []
  shared[Symbol.for('vitrine')] = {loadLater: (files: string) => asked.push(files)}
  new Function(together(code))()
  delete shared[Symbol.for('vitrine')]
  return asked
}

it('requests all imports of a lazy module, including cyclic ones', () => {
  expect(loaded('import(`./deep-RELEASE.js`)')).toEqual(['deep below bottom2'])
})

it('does not request files that have loaded', () => {
  expect(loaded('import("./alone-RELEASE.js")')).toEqual(['alone'])
})

it('requests several files', () => {
  const code = 'const one=()=>import(`./alone-RELEASE.js`),two=()=>import(`./below-RELEASE.js`);one();two()'
  expect(loaded(code)).toEqual(['alone', 'below bottom2'])
})

it.each([
  ['a file that the bundle does not have', 'import("./other.js")'],
  ['an address that is computed', 'import(e+f)'],
])('does not change %s', (_, code) => expect(together(code)).toBe(code))
