import type {Rolldown} from 'vite'
import {expect, it} from 'vitest'
import {fetchTogether} from './fetch-together.ts'

const chunk = (fileName: string, imports: string[], code = '', name = '') =>
  ({type: 'chunk', fileName, name, imports, code}) as unknown as Rolldown.OutputChunk

const together = (code: string, name?: string): string => {
  const first = chunk('chunks/first.js', ['chunks/shared.js'], code, name)
  const chunks = [
    first,
    chunk('chunks/shared.js', []),
    chunk('chunks/alone.js', ['chunks/shared.js']),
    chunk('chunks/deep.js', ['chunks/below.js', 'chunks/shared.js']),
    chunk('chunks/below.js', ['chunks/bottom.js']),
    chunk('chunks/bottom.js', ['chunks/below.js']),
  ]
  return fetchTogether(Object.fromEntries(chunks.map((one) => [one.fileName, one])), first)
}

it('asks for all that a lazy module imports, in circles too', () => {
  expect(together('let a=()=>import(`./deep.js`);')).toBe(
    'let a=()=>Promise.all([import(`./deep.js`),import(`./below.js`),import(`./bottom.js`)]).then(e=>e[0]);',
  )
})

it('writes into the chunk of every page only what saves two rounds', () => {
  expect(together('import(`./below.js`)', 'engine')).toBe('import(`./below.js`)')
  expect(together('import(`./deep.js`)', 'engine')).toContain('Promise.all')
})

it.each([
  ['what needs only what is there', 'import(`./alone.js`)'],
  ['a file that the bundle does not have', 'import("./other.js")'],
  ['an address that is computed', 'import(e+f)'],
])('leaves %s', (_, code) => expect(together(code)).toBe(code))
