import {parseAst} from 'vite'
import {expect, it} from 'vitest'
import {readSafely} from './safe-document.ts'

const IMPORT = /^import \{safeDocument as safeDocument\$\} from "[^"]+";/
const replaced = (code: string): string | undefined => readSafely(code, parseAst(code))?.replace(IMPORT, '')

it.each([
  [
    'document.body.append(document.createElement(a))',
    'safeDocument$.body.append(safeDocument$.createElement(a))',
  ],
  ['document[how]()', 'safeDocument$[how]()'],
  ['const {head} = document', 'const {head} = safeDocument$'],
  ['a = b.ownerDocument || document', 'a = safeDocument$'],
  ['let document = window.document; document.x()', 'let document = safeDocument$; document.x()'],
])('%s', (code, expected) => expect(replaced(code)).toBe(expected))

it.each([
  'observer.observe(document)',
  '"document.body"',
  'place.document.title',
  'const f = (document) => document.x',
])('does not change %s', (code) => expect(replaced(code)).toBeUndefined())

it('refuses code that sets a property', () => {
  expect(() => replaced('document.cookie = a')).toThrow('safeDocument is read-only')
})
