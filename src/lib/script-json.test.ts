import fc from 'fast-check'
import {expect, it} from 'vitest'
import {scriptJson} from './script-json.ts'

const parts = fc.constantFrom(
  '<!--',
  '<script',
  '</script>',
  '<SCRIPT ',
  '<!',
  '</',
  '<',
  '!',
  '-->',
  '\\',
  '/',
  '"',
  '\u2028',
  'a',
)
const texts = fc.array(parts, {maxLength: 12}).map((some) => some.join(''))

it('stays the same JSON, without what changes the state of the HTML parser inside a script', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.dictionary(texts, fc.oneof(texts, fc.array(texts))), (value, hostile) => {
      const written = scriptJson(JSON.stringify([value, hostile]))
      // within a script, only these two begin anything
      expect(written).not.toMatch(/<[!/]/)
      expect(JSON.stringify(JSON.parse(written))).toBe(JSON.stringify([value, hostile]))
    }),
  )
})
