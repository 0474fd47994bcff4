import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {nameRelease} from './release.ts'

/** As the first step of the build leaves them. */
const BUILT = {
  'chunks/engine-RELEASE.js': "load('FILES:gallery'); import('./later-RELEASE.js')",
  'chunks/gallery-RELEASE.js': "import './engine-RELEASE.js'; import './later-RELEASE2.js'",
  'chunks/later-RELEASE.js': '1',
  'chunks/later-RELEASE2.js': '2',
  'assets/gallery-RELEASE.css': 'a{}',
  'vite-manifest.json': JSON.stringify({
    engine: {name: 'engine', isEntry: true, file: 'chunks/engine-RELEASE.js'},
    gallery: {
      name: 'gallery',
      isEntry: true,
      file: 'chunks/gallery-RELEASE.js',
      css: ['assets/gallery-RELEASE.css'],
      imports: ['engine', 'later'],
    },
    later: {file: 'chunks/later-RELEASE2.js'},
  }),
}

let folder = ''

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'release-'))}/`
})
afterEach(() => rmSync(folder, {recursive: true}))

/** Names a release of these files, in a folder of its own. */
function release(changes: Partial<typeof BUILT> = {}) {
  const dist = mkdtempSync(`${folder}dist-`)
  for (const sub of ['chunks', 'assets']) mkdirSync(join(dist, sub))
  for (const [file, text] of Object.entries({...BUILT, ...changes})) writeFileSync(join(dist, file), text)
  const {hash, manifest} = nameRelease(`${dist}/`)
  const files = ['', 'chunks', 'assets'].flatMap((sub) =>
    readdirSync(join(dist, sub), {withFileTypes: true}).flatMap((file) =>
      file.isFile() ? join(sub, file.name) : [],
    ),
  )
  const text = (file: string): string => readFileSync(join(dist, file), 'utf8')
  return {hash, manifest, files: files.sort(), text}
}

it('all files end in the hash of the release, and name each other so', () => {
  const {hash, files, text} = release()
  expect(hash).toMatch(/^[a-z]{7}$/)
  expect(files).toEqual([
    `assets/gallery-${hash}.css`,
    `chunks/engine-${hash}.js`,
    `chunks/gallery-${hash}.js`,
    `chunks/later-${hash}.js`,
    `chunks/later2-${hash}.js`,
  ])
  expect(text(`chunks/gallery-${hash}.js`)).toBe(`import './engine-${hash}.js'; import './later2-${hash}.js'`)
})

it('a list of files has the own one first, and none that every page has', () => {
  const {hash, text} = release()
  expect(text(`chunks/engine-${hash}.js`)).toBe(
    `load('gallery gallery.css later2'); import('./later-${hash}.js')`,
  )
})

it('a list of what was not built is a mistake', () => {
  expect(() => release({'chunks/later-RELEASE.js': "load('FILES:galery')"})).toThrow('galery was not built')
})

it('the manifest has the names', () => {
  const {hash, manifest} = release()
  expect(manifest.gallery?.file).toBe(`chunks/gallery-${hash}.js`)
  expect(manifest.gallery?.css).toEqual([`assets/gallery-${hash}.css`])
})

describe('the hash', () => {
  it('is the same for the same files', () => {
    expect(release().hash).toBe(release().hash)
  })

  it.each(Object.keys(BUILT).filter((file) => file !== 'vite-manifest.json'))('changes with %s', (file) => {
    expect(release({[file]: '3'}).hash).not.toBe(release().hash)
  })
})
