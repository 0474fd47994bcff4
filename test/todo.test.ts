import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {listFiles} from './helpers/list-files.ts'

/** Templates of new things, and what explains or tests the word. */
const ABOUT =
  /^build\/new\/|^docs\/decisions\/|^CONTRIBUTING\.md$|^test\/(todo\.test|helpers\/catalogue|long\/new)\.ts$|^src\/page\/locales\/locales\.test\.ts$/

it('nothing says TODO', () => {
  const files = listFiles('*.ts', '*.tsx', '*.json', '*.md', '*.yaml', '*.html', '*.css').filter(
    (file) => !ABOUT.test(file),
  )
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\bTODO\b/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
