import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {EVENTS} from './events.ts'

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'loader', 'src', 'widgets'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))

it('listens for every event that is fired', () => {
  const fired = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bemit\(\s*'([\w-]+)'/g)].map(([, name = '']) => name),
  )
  expect(fired.length).toBeGreaterThan(15)
  expect(new Set(EVENTS)).toEqual(new Set(fired))
})
