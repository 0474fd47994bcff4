import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import type {Released} from './ends.ts'
import {digestOf, nameRelease, readReleased} from './release.ts'

/** The output of the first build step. */
const BUILT = {
  'chunks/engine-RELEASE.js': "load('gallery')",
  'chunks/gallery-RELEASE.js': 'export default({engine:{a}})=>a',
  'chunks/later-RELEASE.js': '1',
  'chunks/later-RELEASE2.js': '2',
  'assets/gallery-RELEASE.css': 'a{}',
  'built.json': JSON.stringify({
    widgets: {
      gallery: ['chunks/gallery-RELEASE.js', 'assets/gallery-RELEASE.css', 'chunks/later-RELEASE2.js'],
    },
    later: {},
    use: {},
    modules: {},
  }),
}

let folder = ''

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'release-'))}/`
})
afterEach(() => rmSync(folder, {recursive: true}))

/** Names a release of these files in a separate folder. */
function release(changes: Partial<typeof BUILT> = {}, before: readonly Released[] = []) {
  const dist = mkdtempSync(`${folder}dist-`)
  for (const sub of ['chunks', 'assets']) mkdirSync(join(dist, sub))
  for (const [file, text] of Object.entries({...BUILT, ...changes})) writeFileSync(join(dist, file), text)
  const {ends, built} = nameRelease(`${dist}/`, before)
  const files = ['', 'chunks', 'assets'].flatMap((sub) =>
    readdirSync(join(dist, sub), {withFileTypes: true}).flatMap((file) =>
      file.isFile() ? join(sub, file.name) : [],
    ),
  )
  const released = join(dist, 'released.json')
  const digests = files.map((file) => [file, digestOf(readFileSync(join(dist, file)))])
  writeFileSync(released, JSON.stringify(Object.fromEntries(digests)))
  return {ends, built, files: files.sort(), released: readReleased(released)}
}

it('the first release gives all files its hash', () => {
  const {ends, files} = release()
  expect(ends.ends).toMatch(/^[a-z]{7}$/)
  expect(ends.places).toBe('')
  expect(files).toEqual([
    `assets/gallery-${ends.ends}.css`,
    `chunks/engine-${ends.ends}.js`,
    `chunks/gallery-${ends.ends}.js`,
    `chunks/later-${ends.ends}.js`,
    `chunks/later2-${ends.ends}.js`,
  ])
})

it('the metadata contains the final names', () => {
  const {ends, built} = release()
  expect(built.widgets.gallery).toEqual([
    `chunks/gallery-${ends.ends}.js`,
    `assets/gallery-${ends.ends}.css`,
    `chunks/later2-${ends.ends}.js`,
  ])
})

describe('the next release', () => {
  it('has the same names for the same files', () => {
    const first = release()
    expect(release({}, first.released).files).toEqual(first.files)
  })

  it.each(Object.keys(BUILT).filter((file) => file !== 'built.json'))(
    'has one other name for a change of %s',
    (file) => {
      const first = release()
      const second = release({[file]: '3'}, first.released)
      const [old = '', ...others] = first.files.filter((one) => !second.files.includes(one))
      expect(others).toEqual([])
      expect(second.files.filter((one) => !first.files.includes(one))).toEqual([
        old.replace(first.ends.ends, second.ends.ends.slice(8)),
      ])
    },
  )

  it('has no name of an earlier release for another content', () => {
    const first = release()
    const second = release({'chunks/later-RELEASE.js': '3'}, first.released)
    const third = release({'chunks/later-RELEASE.js': '4'}, second.released)
    expect([...first.files, ...second.files]).not.toContain(
      third.files.find((one) => one.startsWith('chunks/later-')),
    )
  })
})
