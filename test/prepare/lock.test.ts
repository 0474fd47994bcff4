import {mkdir, mkdtemp, readdir, rm, utimes, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {withLock} from './lock.ts'

let folder = ''
let lock = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-test-'))
  lock = join(folder, 'shop.lock')
})
afterEach(() => rm(folder, {recursive: true}))

it('lets one in at a time', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setTimeout(resolve, 5))
    inside--
  }
  await Promise.all(Array.from({length: 5}, () => withLock(lock, work)))
  expect(most).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

it('is free after an error', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(lock, async () => 'free')).toBe('free')
})

/** An owner in another container, last seen so many milliseconds ago. */
async function leaveOwner(ago: number): Promise<string> {
  const owner = join(lock, '1.some-id.another-host')
  await mkdir(lock)
  await writeFile(owner, '')
  const seen = new Date(Date.now() - ago)
  await utimes(owner, seen, seen)
  return owner
}

it('takes over from an owner that has shown no sign of life', async () => {
  await leaveOwner(120_000)
  expect(await withLock(lock, async () => 'free')).toBe('free')
})

it('waits for an owner elsewhere that shows signs of life', async () => {
  const owner = await leaveOwner(10_000)
  let isFree = false
  const entered = withLock(lock, async () => isFree)
  await new Promise((resolve) => setTimeout(resolve, 300))
  isFree = true
  await rm(owner)
  expect(await entered).toBe(true)
})
