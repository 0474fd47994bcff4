import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {expect, test} from '@playwright/test'
import {publint} from 'publint'
import {widgets} from '../../widgets/table.ts'
import {TARBALL} from './pack.ts'

/** Without the pages of widgets. */
const FILES_BEYOND_DIST = 68
const WIDGET_PAGE = /^docs\/reference\/widgets\/[\w-]+\.md$/

const files = (): string[] =>
  execFileSync('tar', ['-tzf', TARBALL], {encoding: 'utf8'})
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace('package/', ''))

test('the package holds what is built, its guide and its reference', () => {
  const others = files().filter((file) => !file.startsWith('dist/'))
  expect(others).toEqual(
    expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'docs/reference/widgets/form.md']),
  )
  expect(others.filter((file) => WIDGET_PAGE.test(file))).toHaveLength(widgets.length)
  const further = others.filter((file) => !WIDGET_PAGE.test(file))
  expect(further.length).toBeLessThanOrEqual(FILES_BEYOND_DIST)
  expect(
    further.filter(
      (file) => !/^(docs\/(guide|reference|skill|specification)\/)?[\w-]+\.(md|json|txt)$/.test(file),
    ),
  ).toEqual([])
})

test('the package holds each built file, and none of a release', () => {
  const built = files().filter((file) => file.startsWith('dist/'))
  expect(built).toEqual(
    expect.arrayContaining([
      'dist/loader.js',
      'dist/theme.css',
      'dist/react/index.js',
      'dist/bin/vitrine.js',
      'dist/manifest.json',
    ]),
  )
  const folders = new Set(built.map((file) => file.split('/')[1]))
  const {version} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  for (const name of [version, 'latest', '_headers', 'nginx.conf', 'Caddyfile'])
    expect([...folders]).not.toContain(name)
})

test('publint has nothing to say', async () => {
  const tarball = Uint8Array.from(readFileSync(TARBALL)).buffer
  const {messages} = await publint({pack: {tarball}, strict: true})
  expect(messages).toEqual([])
})

/** `require` is left out: the package is for bundlers and for Node’s modules. */
test('the types of every entry are right', () => {
  const table = execFileSync('npm', ['run', '--silent', 'lint:types', '--', TARBALL], {encoding: 'utf8'})
  expect(table).toContain('"vitrine/react"')
})
