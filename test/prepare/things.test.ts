import {globSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {expect, it} from 'vitest'
import {QUEUES} from './things.ts'

it('prepares each app and each shop that has a lock file', () => {
  const folders = globSync('{backends,package/apps}/*/package-lock.json', {
    cwd: join(import.meta.dirname, '..'),
  })
  const names = folders.map((file) => basename(dirname(file)))
  expect(names.length).toBeGreaterThan(5)
  expect(QUEUES.flat()).toEqual(expect.arrayContaining(names))
})
