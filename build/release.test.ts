import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {nameRelease} from './release.ts'

/** The output of the first build step. */
const BUILT = {
  'chunks/engine-RELEASE.js': "load('gallery'); import('./later-RELEASE.js')",
  'chunks/gallery-RELEASE.js': "import './engine-RELEASE.js'; import './later-RELEASE2.js'",
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
function release(changes: Partial<typeof BUILT> = {}) {
  const dist = mkdtempSync(`${folder}dist-`)
  for (const sub of ['chunks', 'assets']) mkdirSync(join(dist, sub))
  for (const [file, text] of Object.entries({...BUILT, ...changes})) writeFileSync(join(dist, file), text)
  const {hash, built} = nameRelease(`${dist}/`)
  const files = ['', 'chunks', 'assets'].flatMap((sub) =>
    readdirSync(join(dist, sub), {withFileTypes: true}).flatMap((file) =>
      file.isFile() ? join(sub, file.name) : [],
    ),
  )
  const text = (file: string): string => readFileSync(join(dist, file), 'utf8')
  return {hash, built, files: files.sort(), text}
}

it('gives all files the hash of the release, and updates their references', () => {
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

it('the metadata contains the final names', () => {
  const {hash, built} = release()
  expect(built.widgets.gallery).toEqual([
    `chunks/gallery-${hash}.js`,
    `assets/gallery-${hash}.css`,
    `chunks/later2-${hash}.js`,
  ])
})

describe('the hash', () => {
  it('is the same for the same files', () => {
    expect(release().hash).toBe(release().hash)
  })

  it.each(Object.keys(BUILT).filter((file) => file !== 'built.json'))('changes with %s', (file) => {
    expect(release({[file]: '3'}).hash).not.toBe(release().hash)
  })
})
