import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, afterEach, beforeEach, expect, it, type MockInstance, vi} from 'vitest'
import type {Built} from '../../bin/command/built.ts'
import {hints} from '../../bin/hints/hints.ts'

const MANIFEST = {
  widgets: {engine: ['chunks/engine-a.js'], gallery: ['chunks/gallery-a.js']},
  mounts: {gallery: {strategy: 'visible'}},
}
const built: Built = {folder: '', read: () => MANIFEST}
const folder = mkdtempSync(join(tmpdir(), 'vitrine-hints-'))
const file = join(folder, 'page.html')

let printed: MockInstance
let complained: MockInstance
beforeEach(() => {
  printed = vi.spyOn(console, 'info').mockImplementation(() => {})
  complained = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(folder, {recursive: true}))

const textOf = (spy: MockInstance): string => spy.mock.calls.flat().join('\n')

it('prints the lines for the head of a file', async () => {
  writeFileSync(
    file,
    '<script src="/v/loader.js?\u001b[31m" data-prerender="off"></script>\n<div data-vitrine="gallery"></div>',
  )
  expect(await hints([file], built)).toBe(0)
  expect(textOf(printed).split('\n')).toEqual([
    '<link rel="preload" as="script" href="/v/loader.js?\\x1b[31m" fetchpriority="high">',
    '<link rel="modulepreload" href="/v/chunks/engine-a.js" fetchpriority="high">',
    '<link rel="modulepreload" href="/v/chunks/gallery-a.js">',
  ])
})

it('prints the rules for the pages of products last, with the nonce of the tag', async () => {
  writeFileSync(file, '<script src="/v/loader.js" nonce="a&#34;b"></script>')
  expect(await hints([file], built)).toBe(0)
  expect(textOf(printed).split('\n').at(-1)).toMatch(
    /^<script type="speculationrules" nonce="a&(#34|quot);b">\{"prerender":.*\}<\/script>$/,
  )
})

it('ends with 1 for a page without the tag', async () => {
  writeFileSync(file, '<div data-vitrine="gallery"></div>')
  expect(await hints([file], built)).toBe(1)
  expect(textOf(complained)).toContain('has no tag of the loader')
  expect(printed).not.toHaveBeenCalled()
})

it('ends with 2 for a page that cannot be read, and for a misuse', async () => {
  expect(await hints([join(folder, 'none.html')], built)).toBe(2)
  expect(await hints(['http://127.0.0.1:9/'], built)).toBe(2)
  expect(await hints([], built)).toBe(2)
  expect(await hints(['--other'], built)).toBe(2)
  expect(await hints(['--help'], built)).toBe(0)
})
