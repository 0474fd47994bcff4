import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {appendFile, mkdtemp, readdir, readFile, rm, utimes, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {cacheFolder, type Kept, withKept} from './cache.ts'

let cache = ''
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'vitrine-cache-test-'))
  vi.stubEnv('VITRINE_CACHE', cache)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(cache, {recursive: true})
})

/** Writes one file, and counts how often. */
function keep(key = 'a'): Kept & {fills: number} {
  const kept = {
    name: 'cups',
    key,
    fills: 0,
    async fill(folder: string) {
      kept.fills++
      await writeFile(join(folder, 'cup'), `cup ${key}`)
    },
  }
  return kept
}

const readCup = (content: string): Promise<string> => readFile(join(content, 'cup'), 'utf8')

/** A process that fills the cache; `code` is what it does in the middle. */
function startProcess(code: string) {
  const script = `
    import {appendFile, writeFile, readFile} from 'node:fs/promises'
    import {setTimeout as wait} from 'node:timers/promises'
    import {withKept} from ${JSON.stringify(join(import.meta.dirname, 'cache.ts'))}
    const fill = async (folder) => {
      await writeFile(folder + '/cup', 'half')
      ${code}
      await writeFile(folder + '/cup', 'whole')
    }
    console.log(await withKept({name: 'cups', key: 'a', fill}, (folder) => readFile(folder + '/cup', 'utf8')))`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: {...process.env, VITRINE_CACHE: cache},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

describe('cacheFolder', () => {
  it.each([
    [{VITRINE_CACHE: '/a', XDG_CACHE_HOME: '/b'}, '/a'],
    [{XDG_CACHE_HOME: '/b'}, '/b/vitrine'],
  ])('reads the settings %j', (settings, expected) => {
    expect(cacheFolder(settings)).toBe(expected)
  })

  it('is in the home folder by default', () => {
    expect(cacheFolder({})).toMatch(/\/\.cache\/vitrine$/)
  })
})

describe('withKept', () => {
  it('makes the content once', async () => {
    const kept = keep()
    expect(await withKept(kept, readCup)).toBe('cup a')
    expect(await withKept(kept, readCup)).toBe('cup a')
    expect(kept.fills).toBe(1)
  })

  it('makes content with another key, and removes the old', async () => {
    await withKept(keep('a'), readCup)
    expect(await withKept(keep('b'), readCup)).toBe('cup b')
    expect(await readdir(join(cache, 'cups'))).toEqual(['b'])
  })

  const damages: Record<string, (content: string) => Promise<void>> = {
    'misses a file': (content) => rm(join(content, 'cup')),
    'has a file more': (content) => writeFile(join(content, 'saucer'), ''),
    'has a file with other bytes': async (content) => {
      await writeFile(join(content, 'cup'), 'mug a')
      await utimes(join(content, 'cup'), 0, 0)
    },
    'misses its digest': (content) => rm(join(content, '../digest')),
  }
  it.each(Object.entries(damages))('makes content again that %s', async (_, damage) => {
    const kept = keep()
    await withKept(kept, damage)
    expect(await withKept(kept, readCup)).toBe('cup a')
    expect(await readdir(join(cache, 'cups/a/content'))).toEqual(['cup'])
    expect(kept.fills).toBe(2)
  })

  it('keeps nothing of content that could not be made', async () => {
    const broken = {...keep(), fill: (folder: string) => appendFile(join(folder, 'no/such/folder'), '')}
    await expect(withKept(broken, readCup)).rejects.toThrow('ENOENT')
    expect(await withKept(keep(), readCup)).toBe('cup a')
    expect(await readdir(join(cache, 'cups'))).toEqual(['a'])
    expect(await readdir(cache)).toEqual(['cups'])
  })

  it('makes the content once for several processes at once', async () => {
    const log = JSON.stringify(join(cache, 'log'))
    const processes = Array.from({length: 4}, () =>
      startProcess(`await appendFile(${log}, 'filled '); await wait(200)`),
    )
    expect(await Promise.all(processes.map(({stdout}) => text(stdout)))).toEqual(Array(4).fill('whole\n'))
    expect(await readFile(join(cache, 'log'), 'utf8')).toBe('filled ')
  })

  it.each(['process.exit(1)', "process.kill(process.pid, 'SIGKILL')"])(
    'makes the content that a crashed process has left half: %s',
    async (crash) => {
      await once(startProcess(crash), 'close')
      expect(await readdir(join(cache, 'cups'))).toEqual([expect.stringMatching(/^part-/)])
      expect(await withKept(keep(), readCup)).toBe('cup a')
      expect(await readdir(join(cache, 'cups'))).toEqual(['a'])
    },
  )
})
