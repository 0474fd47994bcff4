import {expect, it} from 'vitest'
import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {speculationRulesFor} from './speculation-rules-for.ts'

const TAG = '<script src="/vitrine/loader.js"></script>'

it('writes rules that prepare a page while the pointer rests on its link', () => {
  const parsed = parseJson(speculationRulesFor(TAG))
  expect(parsed.ok && asRecord(parsed.value)).toMatchObject({
    prerender: [{source: 'document', eagerness: 'moderate'}],
  })
})

it.each([
  ['has no tag of the loader', '<script src="/other.js"></script>'],
  ['wants none', TAG.replace('src', 'data-prerender="off" src')],
  ['has rules already', `<script type="speculationrules">{}</script>${TAG}`],
])('writes none for a page that %s', (_, html) => {
  expect(speculationRulesFor(html)).toBe('')
})
