import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {zstdDecompressSync} from 'node:zlib'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {deltaOf, hashOf} from '../../bin/deltas/delta.ts'
import {writeDeltas} from '../../bin/deltas/write-deltas.ts'

const program = fileURLToPath(new URL('../../bin/vitrine-deltas.ts', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-deltas-'))
  for (const sub of ['chunks', 'assets']) mkdirSync(join(folder, sub))
})
afterEach(() => rmSync(folder, {recursive: true}))

const textOf = (seed: number): string =>
  Array.from({length: 400}, (_, n) => `value${(n * seed) % 9973}`).join('\n')
const text = textOf(17)

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
}

/** These files are the release; other files in the folder belong to earlier ones. */
const release = (files: Record<string, string>): void =>
  write({...files, 'manifest.json': JSON.stringify({files})})

const written = (): string[] => writeDeltas(folder).map(({file}) => file)
const deltaFrom = (file: string, earlier: string): string => deltaOf(file, hashOf(Buffer.from(earlier)))

describe('each file of the release', () => {
  it('gets a delta from each earlier version of its name', () => {
    const [older, old, fresh] = [`${text}1`, `${text}2`, `${text}3`]
    write({'chunks/form-olderone.js': older, 'chunks/form-oldone.js': old})
    release({'chunks/form-fresher.js': fresh})
    const files = [older, old].map((one) => deltaFrom('chunks/form-fresher.js', one))
    expect(written().sort()).toEqual(files.sort())
    const bytes = readFileSync(join(folder, deltaFrom('chunks/form-fresher.js', old)))
    expect(bytes.length).toBeLessThan(100)
    const back = zstdDecompressSync(bytes.subarray(40), {dictionary: Buffer.from(old)})
    expect(back.toString()).toBe(fresh)
  })

  it('gets no delta from files of another name, folder or kind', () => {
    write({
      'chunks/form-button-earlier.js': text,
      'chunks/rm-earlier.js': text,
      'assets/form-earlier.css': text,
    })
    release({'chunks/form-fresher.js': text})
    expect(written()).toEqual([])
  })

  it('gets no delta if it was rewritten', () => {
    write({'chunks/form-earlier.js': textOf(29)})
    release({'chunks/form-fresher.js': text.slice(0, 300)})
    expect(written()).toEqual([])
  })

  it('keeps the deltas of releases that are no longer in the folder', () => {
    write({'chunks/form-earlier.js': `${text}1`})
    release({'chunks/form-fresher.js': text})
    written()
    rmSync(join(folder, 'chunks/form-earlier.js'))
    expect(written()).toEqual([])
    expect(readFileSync(join(folder, deltaFrom('chunks/form-fresher.js', `${text}1`)))).toBeTruthy()
  })
})

describe('the command', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], {encoding: 'utf8'})

  it('says how much there is to fetch', () => {
    write({'chunks/form-earlier.js': `${text}1`})
    release({'chunks/form-fresher.js': text})
    const {status, stdout} = run(folder)
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^1 delta, \d\d bytes in all\n$/)])
    expect(readdirSync(join(folder, 'chunks'))).toContain('form-fresher.js.dcz')
  })

  it.each([
    ['its use', [], 'vitrine-deltas <folder>'],
    ['a missing folder', ['none'], 'none has no manifest.json'],
  ])('fails with %s', (_, args, words) => {
    const {status, stderr} = run(...args)
    expect([status, stderr]).toEqual([1, expect.stringContaining(words)])
  })

  it('reports a manifest that names no files', () => {
    write({'manifest.json': '{}'})
    expect(() => writeDeltas(folder)).toThrow('manifest.json names no files')
  })

  it('prints its usage', () => {
    expect(run('--help').stdout).toContain('vitrine-deltas <folder>')
  })
})
