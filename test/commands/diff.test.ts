import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, it} from 'vitest'
import {insert, toDiff} from '../../bin/adopt/diff.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-diff-'))
afterAll(() => rmSync(folder, {recursive: true}))

/** What git makes of a source and a diff. */
function apply(source: string, diff: string): string {
  writeFileSync(join(folder, 'page.html'), source)
  execFileSync('git', ['apply', '-p0', '-'], {cwd: folder, input: diff})
  return readFileSync(join(folder, 'page.html'), 'utf8')
}

const LONG = Array.from({length: 30}, (_, index) => `<p>${index}</p>`).join('\n')

it.each<[name: string, source: string, changes: [index: number, text: string][]]>([
  ['a change in a line', '<p>\n<b>\n', [[2, ' a']]],
  [
    'two changes in a line',
    '<p><b>\n',
    [
      [2, ' a'],
      [5, ' b'],
    ],
  ],
  ['a line before another', '<p>\n<b>\n', [[4, '<i>\n']]],
  [
    'a line before the first, and a change',
    '<p>\n',
    [
      [0, '<i>\n'],
      [2, ' a'],
    ],
  ],
  ['a last line without an end', '<p>\n<b>', [[6, ' a']]],
  [
    'changes far apart',
    `${LONG}\n`,
    [
      [2, ' a'],
      [LONG.length - 8, ' b'],
    ],
  ],
  ['lines of Windows', '<p>\r\n<b>\r\n', [[2, ' a']]],
])('git applies %s', (_, source, changes) => {
  const insertions = changes.map(([index, text]) => ({index, text}))
  expect(apply(source, toDiff('page.html', source, insertions))).toBe(insert(source, insertions))
})

it('is empty without changes', () => {
  expect(toDiff('page.html', '<p>\n', [])).toBe('')
})
