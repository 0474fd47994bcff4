import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {reasonAgainst, writeDocument} from './write-document.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
})
afterEach(() => {
  rmSync(folder, {recursive: true})
  vi.restoreAllMocks()
})

const run = {isQuick: false, runs: 9, series: [{}, {}], load: ['0.20', '0.10'] as const}

it.each([
  ['a whole, valid run on a quiet machine', {}, undefined],
  ['a quick run', {isQuick: true}, 'the run was quick'],
  ['a run with an invalid contender', {series: [{}, {invalid: 'shows 0 products'}]}, 'a figure is invalid'],
  ['few rounds', {runs: 8}, '8 rounds are fewer than 9'],
  ['a busy start', {load: ['1.51', '0.00'] as const}, 'the load before it, 1.51, was above 1.5 busy cores'],
  [
    'a run beside other programs',
    {load: ['0.20', '0.51'] as const},
    'other programs kept 0.51 cores busy, more than 0.5',
  ],
])('%s', (_name, changed, reason) => {
  expect(reasonAgainst({...run, ...changed}, 2)).toBe(reason)
})

it('what is not kept leaves the document as it is, and says why', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const path = join(folder, 'benchmarks.md')
  writeFileSync(path, 'old')
  writeDocument(pathToFileURL(path), 'new', {...run, runs: 3})
  expect(readFileSync(path, 'utf8')).toBe('old')
  expect(info).toHaveBeenCalledWith(`${path} stays as it is: 3 rounds are fewer than 9`)
  writeDocument(pathToFileURL(path), 'new', {...run, load: ['0.00', '0.00']})
  expect(readFileSync(path, 'utf8')).toBe('new')
})
