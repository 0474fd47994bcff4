import {execFile} from 'node:child_process'
import {copyFile, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {root} from '../../../build/root.ts'
import packageJson from '../../../package.json' with {type: 'json'}
import {findDeadLinks} from './built-links.ts'
import {exampleOn, previewIn, runExample} from './examples.ts'
import {serveSite} from './serve-site.ts'
import {test as base, expect, SITE} from './test.ts'

const {version} = packageJson
const BASE = `/docs/${version}/`
/** Milliseconds of a build, on a machine that does other things besides. */
const BUILD_MS = 240_000

const build = (outDir: string) =>
  promisify(execFile)(
    process.execPath,
    [`${root}node_modules/vitepress/bin/vitepress.js`, 'build', 'docs', '--outDir', outDir],
    {cwd: root, env: {...process.env, DOCS_BASE: BASE}},
  )

/** A host with a newer version in `/docs/`, and this version in a folder of it. */
async function writeHost(folder: string): Promise<void> {
  await build(join(folder, BASE))
  await copyFile(join(SITE, '404.html'), join(folder, '404.html'))
  const versions = [
    {version: '9.0.0', path: './'},
    {version, path: `${version}/`},
  ]
  await writeFile(join(folder, 'docs/versions.json'), JSON.stringify(versions))
  await writeFile(
    join(folder, 'docs/index.html'),
    '<!doctype html><link rel="icon" href="data:,"><h1>Newest</h1>',
  )
}

const test = base.extend<object, {folder: string}>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-docs-'))
      await writeHost(folder)
      await use(folder)
      await rm(folder, {recursive: true})
    },
    {scope: 'worker', timeout: BUILD_MS},
  ],
  site: [
    async ({folder}, use) => {
      const site = await serveSite({'/': `${folder}/`})
      await use(site)
      await site.stop()
    },
    {scope: 'worker'},
  ],
})

// one build for all
test.describe.configure({mode: 'default'})

test('below a path, links stay below it', ({folder}) => {
  const {count, dead} = findDeadLinks(join(folder, BASE), BASE)
  expect(count).toBeGreaterThan(1000)
  expect(dead).toEqual([])
})

test('below a path, examples and the playground work', async ({page}) => {
  await page.goto(`${BASE}guide/cart.html`)
  const example = exampleOn(page)
  const preview = await runExample(example)
  await expect(preview.getByRole('link', {name: 'Tide Bowl'})).toBeVisible()
  const picture = preview.locator('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await example.getByRole('link', {name: 'Open in playground'}).click()
  await expect(page).toHaveURL(new RegExp(`${BASE}playground.html#1\\.`))
  await expect(previewIn(page).getByRole('link', {name: 'Tide Bowl'})).toBeVisible()
})

test('another version is one choice away', async ({page}) => {
  await page.goto(`${BASE}guide/cart.html`)
  const versions = page.getByLabel('Version').first()
  await expect(versions.locator('option:checked')).toHaveText(version)
  await versions.selectOption('9.0.0')
  await expect(page.getByRole('heading', {name: 'Newest'})).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/docs/')
})

base('a site with one version names it, without a choice', async ({page}) => {
  await page.goto('/')
  await expect(page.locator('.version-switch').first()).toHaveText(version)
  await expect(page.getByLabel('Version')).toHaveCount(0)
})
