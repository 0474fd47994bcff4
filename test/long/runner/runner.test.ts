import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {findChecks} from './find-checks.ts'
import {formatReport} from './format-report.ts'
import {readRows} from './read-report.ts'
import {runCheck} from './run-check.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-long-'))
  const files = {
    'check.ts': '',
    'run.ts': 'throw new Error("the runner is no check")',
    'second.ts': "export const check = {name: 'Second', run: () => {}}",
    'first.ts': "export const check = {name: 'First', run: () => {}}",
  }
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source)
})
afterAll(() => rm(folder, {recursive: true}))

it('finds the checks of a folder, or some of them', async () => {
  expect((await findChecks(folder)).map(({name}) => name)).toEqual(['First', 'Second'])
  expect((await findChecks(folder, ['second'])).map(({name}) => name)).toEqual(['Second'])
  await expect(findChecks(folder, ['third'])).rejects.toThrow(
    'There is no check third; there are first, second',
  )
})

it('refuses a file that exports no check', async () => {
  await writeFile(join(folder, 'empty.ts'), 'export const name = 1')
  await expect(findChecks(folder)).rejects.toThrow('empty.ts must export `check`')
})

it('counts the checks', async () => {
  const rows = [{what: 'kills', tried: 5, result: '0 orders lost'}]
  const run = async () => ({rows, passed: 2, failed: 1})
  expect(await runCheck({name: 'Crashes', run})).toEqual({name: 'Crashes', rows, passed: 2, failed: 1})
})

it('fails a check that throws, or that checked nothing', async () => {
  const error = new Error('no database')
  expect(await runCheck({name: 'A', run: () => Promise.reject(error)})).toMatchObject({failed: 1, error})
  expect(await runCheck({name: 'B', run: async () => ({rows: [], passed: 0, failed: 0})})).toMatchObject({
    failed: 1,
  })
})

const rows = [{what: 'a|b\nc', tried: '200 shoppers', result: '0 lost'}]
const outcomeOf = (name: string) => ({name, rows, passed: 1, failed: 0})

it('writes a table for each check', () => {
  expect(formatReport([outcomeOf('Load')], ['Load'])).toContain(
    '## Load\n\n| what | tried | result |\n|---|---|---|\n| a\\|b c | 200 shoppers | 0 lost |\n\n1 passed, 0 failed\n',
  )
})

it('keeps the sections of checks that did not run, in the order of the checks', () => {
  const names = ['Crashes', 'Load', 'Time']
  const whole = formatReport(names.map(outcomeOf), names)
  const changed = formatReport([{...outcomeOf('Load'), passed: 7}], names, whole)
  expect(changed).toBe(
    formatReport([outcomeOf('Crashes'), {...outcomeOf('Load'), passed: 7}, outcomeOf('Time')], names),
  )
  const first = formatReport([outcomeOf('Time')], names)
  expect(formatReport([outcomeOf('Crashes'), outcomeOf('Load')], names, first)).toBe(whole)
  expect(formatReport([], ['Load'], whole)).toBe(formatReport([outcomeOf('Load')], ['Load']))
})

it('reads the rows of a section', () => {
  const page = formatReport([outcomeOf('Load'), {...outcomeOf('Time'), rows: []}], ['Load', 'Time'])
  expect(readRows(page, 'Load')).toEqual([{...rows[0], what: 'a|b c'}])
  expect(readRows(page, 'Time')).toEqual([])
  expect(readRows(page, 'Crashes')).toEqual([])
})
