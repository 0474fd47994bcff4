import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, describe, expect, it} from 'vitest'
import {compare, type Measured} from './compare.ts'
import {readMeasured} from './read-measured.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true})
})

/** A copy of the project in which journeys and packages were measured. */
function copyWith(api: string, journeys: string, sizes: string): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-compare-'))
  folders.push(folder)
  const files = {
    'docs/reference/api.txt': api,
    'test-results/journeys.txt': journeys,
    'test-results/sizes.json': sizes,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true})
    writeFileSync(join(folder, file), text)
  }
  return readMeasured(folder)
}

const before = copyWith(
  '## vitrine\n\nopen\nclose\n',
  'Running 9 tests\nJOURNEY list page: 28192 in 9, ahead 66150 in 30\n300 chunks/a.js\nJOURNEY product page, the first press: 0 in 0, ahead 0 in 0\n',
  '[{"name": "Loader, on every page", "size": 3518, "passed": true}, {"name": "Old", "size": 10}]',
)
const after = copyWith(
  '## vitrine\n\nopen\nshow\n',
  'JOURNEY list page: 28092 in 9, ahead 66150 in 30\nJOURNEY product page, the first press: 40 in 1, ahead 0 in 0\n',
  '[{"name": "Loader, on every page", "size": 4518, "passed": false}, {"name": "New | one", "size": 20}]',
)

describe('the report of a change', () => {
  it('lists changed lines of the API, and each journey and package with its bytes', () => {
    expect(compare(before, after)).toBe(`## Public API

\`\`\`diff
- close
+ show
\`\`\`

## Journeys

| journey | before | after | bytes |
| --- | --- | --- | --- |
| list page | 28,192 | 28,092 | **−100** (-0.35 %) |
| product page, the first press | 0 | 40 | **+40** |

## Packages

| package | before | after | bytes |
| --- | --- | --- | --- |
| Loader, on every page | 3,518 | 4,518 | **+1,000** (28.43 %) |
| Old | 10 | – | removed |
| New \\| one | – | 20 | new |
`)
  })

  it('says that nothing changes', () => {
    const report = compare(before, before)
    expect(report).toContain('Nothing changes.')
    expect(report).toContain('| list page | 28,192 | 28,192 | 0 |')
    expect(report).not.toContain('**')
  })

  it('ends where a summary would be too long', () => {
    const long = {...after, api: Array.from({length: 700}, (_, line) => `line ${line}`).join('\n')}
    expect(compare({...before, api: ''}, long)).toMatch(/\+ line 498\n```\n\nAnd 201 more lines\./)
  })
})

it('refuses sizes that are no list', () => {
  expect(() => copyWith('', '', '{"error": "no dist"}')).toThrow('no list')
})
