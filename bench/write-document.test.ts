import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {writeDocument} from './write-document.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  rmSync(folder, {recursive: true})
  vi.restoreAllMocks()
})

it.each([
  ['a whole, valid run', false, [{}, {}], 'new'],
  ['a quick run', true, [{}, {}], 'old'],
  ['a run with an invalid contender', false, [{}, {invalid: 'shows 0 products'}], 'old'],
])('%s', (_name, isQuick, series, text) => {
  const path = join(folder, 'benchmarks.md')
  writeFileSync(path, 'old')
  writeDocument(pathToFileURL(path), 'new', {isQuick, series})
  expect(readFileSync(path, 'utf8')).toBe(text)
})
