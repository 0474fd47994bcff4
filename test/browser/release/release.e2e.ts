import {cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Page} from '@playwright/test'
import {readManifest} from '../../../bin/tags/manifest.ts'
import {tagsOf} from '../../../bin/tags/tags.ts'
import {headersOf} from '../../../build/publish/headers.ts'
import {moveLatest} from '../../../build/publish/move-latest.ts'
import {openStore} from '../../../build/publish/open-store.ts'
import type {Store} from '../../../build/publish/store.ts'
import {upload} from '../../../build/publish/upload.ts'
import {asRecord} from '../../../src/lib/as-record.ts'
import {readCode} from '../../helpers/read-code.ts'
import {type Bucket, startBucket} from '../../release/bucket.ts'
import {DIST} from '../support/dist.ts'
import {expectState} from '../support/page-parts.ts'
import {asOther} from '../support/releases.ts'
import {holdRequests, watchRequests} from '../support/requests.ts'
import {type Server, startServer} from '../support/server.ts'
import {expect, test} from '../support/test.ts'

const TAG = /<script async src="[^"]*"><\/script>/
const ADDED = {old: 'Added!', next: 'In the bag'}
/** A visitor's place among a hundred. */
const PLACE = 'vitrine-share'

let bucket: Bucket
let store: Store
/** The shop, and the folder of the author's page. */
let server: Server
let pagesFolder: string
/** The next release as a folder: another version, other names of files, another text. */
let nextDist: string
let versions: {old: string; next: string}

const readBuilt = async (dist: string | URL) =>
  readManifest(asRecord(JSON.parse(await readFile(new URL('manifest.json', dist), 'utf8'))))

async function writeNext(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-next-'))
  await cp(DIST, folder, {recursive: true})
  for (const sub of ['chunks', 'assets']) {
    await rm(join(folder, sub), {recursive: true})
    await mkdir(join(folder, sub))
    for (const file of await readdir(new URL(sub, DIST))) {
      const text = await readFile(new URL(`${sub}/${file}`, DIST), 'utf8')
      await writeFile(join(folder, sub, asOther(file)), asOther(text).replace(ADDED.old, ADDED.next))
    }
  }
  for (const file of ['loader.js', 'manifest.json']) {
    const text = asOther(await readFile(new URL(file, DIST), 'utf8'))
    await writeFile(
      join(folder, file),
      text.replace(`"version": "${versions.old}"`, `"version": "${versions.next}"`),
    )
  }
  return `${folder}/`
}

test.beforeAll(async () => {
  const {version} = await readBuilt(DIST)
  versions = {old: version, next: `${version}-next`}
  nextDist = await writeNext()
})
test.afterAll(() => rm(nextDist, {recursive: true}))
test.beforeEach(async () => {
  pagesFolder = await mkdtemp(join(tmpdir(), 'vitrine-pages-'))
  server = await startServer({pagesFolder})
  bucket = await startBucket()
  store = openStore(bucket.address, bucket.endpoint)
  await upload(store, fileURLToPath(DIST))
  await moveLatest(store, versions.old)
})
test.afterEach(async ({page}) => {
  // what it still loads would keep both waiting
  await page.close()
  await Promise.all([bucket.close(), server.stop()])
  await rm(pagesFolder, {recursive: true})
})

/** The page of the README's five minutes, with this tag. */
async function openShop(page: Page, tag: string): Promise<void> {
  const html = await readCode('README.md', 'Five minutes')
  await writeFile(join(pagesFolder, 'index.html'), html.replace(TAG, tag))
  await page.goto(`${server.url}/pages/`)
}

const openLatest = async (page: Page) =>
  openShop(page, tagsOf(await readBuilt(DIST), {base: bucket.url, latest: true}))

async function expectAdds(page: Page, text: string): Promise<void> {
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.getByRole('button', {name: text})).toBeVisible()
}

/** As a minute later, when the browser asks for the loader again. */
const forgetLoader = (page: Page) =>
  page.evaluate((loader) => fetch(loader, {cache: 'reload'}), `${bucket.url}/latest/loader.js`)

test('a visitor gets the latest release, the next one, and the earlier one after a rollback', async ({
  page,
}) => {
  await openLatest(page)
  await expectAdds(page, ADDED.old)
  await upload(store, nextDist)
  for (const [version, added] of [
    [versions.next, ADDED.next],
    [versions.old, ADDED.old],
  ] as const) {
    await moveLatest(store, version)
    await forgetLoader(page)
    await openLatest(page)
    await expectAdds(page, added)
  }
})

test('a page that was opened before a release and before its rollback goes on with its own files', async ({
  page,
}) => {
  await openLatest(page)
  await upload(store, nextDist)
  await moveLatest(store, versions.next)
  await moveLatest(store, versions.old)
  await expectAdds(page, ADDED.old)
})

for (const [place, added] of [
  ['9', ADDED.next],
  ['10', ADDED.old],
] as const)
  test(`of a roll-out to ten percent, the visitor at ${place} sees "${added}"`, async ({page}) => {
    await upload(store, nextDist)
    await moveLatest(store, versions.next, 10)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [PLACE, place] as const)
    await openLatest(page)
    await expectAdds(page, added)
    // nothing of the other release was fetched
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name))
    expect(files.filter((name) => name.includes('/chunks/') && name.includes('another')).length > 0).toBe(
      added === ADDED.next,
    )
  })

test('a page with the tag of a version, its hash and an import map keeps working after a release', async ({
  page,
}) => {
  const release = await readBuilt(DIST)
  const protect = ['cart-indicator', 'add-to-cart', 'cart-popover']
  const tag = tagsOf(release, {base: bucket.url, protect})
  await upload(store, nextDist)
  await moveLatest(store, versions.next)
  await openShop(page, tag)
  await expectAdds(page, ADDED.old)
  await expect(page.getByText('Tide Bowl was added to your cart')).toBeVisible()
})

const putSwitches = (text: string) =>
  store.write('latest/switches.json', text, headersOf('latest/switches.json'))

test('a widget that is switched off stays as the server wrote it, and its form posts', async ({
  page,
  consoleLines,
}) => {
  // the author's page has no token
  consoleLines.allowNetworkErrors()
  await putSwitches('{"add-to-cart": false, "cart-indicator": "false", "no-widget": false}')
  await openLatest(page)
  await expectState(page.locator('[data-vitrine=cart-indicator]'), 'mounted')
  await page.evaluate(() => window.Vitrine?.push(({mount}) => mount()))
  const form = page.locator('[data-vitrine=add-to-cart]')
  await expect(form).not.toHaveAttribute('data-vitrine-state')
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/cart\/add/.test(request.url()),
  )
  await form.getByRole('button', {name: 'Add To Cart'}).click()
  expect((await posted).isNavigationRequest()).toBe(true)
  // the shop's answer to a form without a token
  await expect(page.getByRole('alert').filter({hasText: 'Your session has expired.'})).toBeVisible()
  await page.waitForLoadState()
})

test('the switches are asked for in the round of the page engine', async ({page}) => {
  const release = await holdRequests(page, /\/latest\/(chunks\/|switches)/)
  const asked = watchRequests(page)
  await openLatest(page)
  await expect.poll(() => asked.matching(/switches\.json$/)).toHaveLength(1)
  await expect.poll(() => asked.matching(/chunks\/engine-/).length).toBeGreaterThan(0)
  release()
  await expectAdds(page, ADDED.old)
})

for (const [name, text] of [
  ['bad JSON', '{"add-to-cart": fal'],
  ['a text', '"add-to-cart"'],
] as const)
  test(`with ${name} all widgets are on, and the console is silent`, async ({page}) => {
    await putSwitches(text)
    await openLatest(page)
    await expectAdds(page, ADDED.old)
  })

test('without the file all widgets are on', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.route(/switches\.json$/, (route) => route.fulfill({status: 404, body: ''}))
  await openLatest(page)
  await expectAdds(page, ADDED.old)
})

test('a page of a version asks for no switches', async ({page}) => {
  await putSwitches('{"add-to-cart": false}')
  const asked = watchRequests(page)
  await openShop(page, tagsOf(await readBuilt(DIST), {base: bucket.url}))
  await expectAdds(page, ADDED.old)
  expect(asked.matching(/switches/)).toEqual([])
})
