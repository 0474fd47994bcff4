import {lstat, mkdir, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import type {Kept} from './cache.ts'
import {installPackages, packagesOf} from './packages.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-packages-test-'))
  vi.stubEnv('VITRINE_CACHE', join(folder, 'cache'))
  await write('shop/package.json', '{"name": "shop"}')
  await write('shop/package-lock.json', '{"lockfileVersion": 3}')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, {recursive: true})
})

async function write(file: string, content: string): Promise<void> {
  await mkdir(join(folder, file, '..'), {recursive: true})
  await writeFile(join(folder, file), content)
}

const keyNow = (): string => packagesOf(join(folder, 'shop')).key

describe('packagesOf', () => {
  it('has a key that follows what is installed, and how', async () => {
    const first = keyNow()
    expect(keyNow()).toBe(first)
    await write('shop/index.html', 'a page')
    expect(keyNow()).toBe(first)
    await write('shop/package-lock.json', '{"lockfileVersion": 4}')
    const second = keyNow()
    await write('shop/.npmrc', 'ignore-scripts=true')
    expect(new Set([first, second, keyNow()]).size).toBe(3)
  })
})

describe('installPackages', () => {
  /** One package with a command, as npm installs it. */
  const packages: Kept = {
    name: 'shop',
    key: 'a',
    async fill(content) {
      await mkdir(join(content, 'node_modules/.bin'), {recursive: true})
      await mkdir(join(content, 'node_modules/cup'))
      await writeFile(join(content, 'node_modules/.package-lock.json'), '{}')
      await writeFile(join(content, 'node_modules/cup/run.js'), 'run')
      await symlink('../cup/run.js', join(content, 'node_modules/.bin/cup'))
    },
  }
  const modules = (...path: string[]): string => join(folder, 'shop/node_modules', ...path)
  const kept = (...path: string[]): string => join(folder, 'cache/shop/a/content/node_modules', ...path)

  beforeEach(() => installPackages(packages, join(folder, 'shop')))

  it('links files, and keeps the links of commands', async () => {
    expect((await stat(modules('cup/run.js'))).ino).toBe((await stat(kept('cup/run.js'))).ino)
    expect(await readlink(modules('.bin/cup'))).toBe('../cup/run.js')
    expect((await lstat(modules('.bin/cup'))).isSymbolicLink()).toBe(true)
  })

  it('copies what npm writes in place', async () => {
    await writeFile(modules('.package-lock.json'), '{"changed": true}')
    expect(await readFile(kept('.package-lock.json'), 'utf8')).toBe('{}')
  })

  it('leaves what is installed as it is', async () => {
    await writeFile(modules('saucer'), '')
    await installPackages(packages, join(folder, 'shop'))
    expect(await readFile(modules('saucer'), 'utf8')).toBe('')
  })

  it('replaces what another lock file named', async () => {
    await writeFile(modules('saucer'), '')
    await installPackages({...packages, key: 'b'}, join(folder, 'shop'))
    await expect(readFile(modules('saucer'), 'utf8')).rejects.toThrow('ENOENT')
    expect(await readFile(modules('cup/run.js'), 'utf8')).toBe('run')
  })
})
