import {readFileSync} from 'node:fs'
import type {Page, Request} from '@playwright/test'
import {DIST, fileWith} from '../support/dist.ts'
import {addButton, open, popover} from '../support/page-parts.ts'
import {saveData, untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const BOWL = '/shop/tide-bowl'

const {use} = JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8')) as {
  use: Record<string, readonly string[]>
}
const ofUse: readonly string[] = use['add-to-cart'] ?? []

const fileOf = (request: Request): string | undefined =>
  /\/vitrine\/(.*\.(?:js|css))$/.exec(new URL(request.url()).pathname)?.[1]

/** The files of ours that the page asks for from now on. */
function watchFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => files.push(...[fileOf(request) ?? []].flat()))
  return files
}

/** Of those of a use, what has come over the network since: what is taken from the cache has no bytes on the way. */
const filesSince = (page: Page, begin: number): Promise<string[]> =>
  page.evaluate(
    ([files, from]) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime > from && Reflect.get(entry, 'transferSize') > 0)
        .flatMap(({name}) => files.filter((file) => name.endsWith(file))),
    [ofUse, begin] as const,
  )

// not in Firefox, where it depends on the load of the machine whether a file comes from the cache
test('a page at rest has what a press takes, and the press asks for no file', async ({page}) => {
  const before = watchFiles(page)
  await open(page, BOWL)
  await untilQuiet(page)
  expect(ofUse.length).toBeGreaterThan(3)
  expect(before).toEqual(expect.arrayContaining([...ofUse]))
  const pressed = await page.evaluate(() => performance.now())
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  expect(await filesSince(page, pressed)).toEqual([])
})

test('a press on a page that is not there yet asks for all that it takes at once', async ({page}) => {
  const asked: {file: string; at: number}[] = []
  const WAIT = 700
  await page.route(/\/vitrine\/(chunks|assets)\//, async (route) => {
    asked.push({file: fileOf(route.request()) ?? '', at: Date.now()})
    await new Promise((resolve) => setTimeout(resolve, WAIT))
    await route.continue()
  })
  await page.goto(BOWL, {waitUntil: 'commit'})
  await addButton(page).click()
  const pressed = Date.now()
  await expect(popover(page)).toBeVisible()
  const late = asked.filter(({file, at}) => ofUse.includes(file) && at - pressed > WAIT / 2)
  expect(late).toEqual([])
  expect(asked.map(({file}) => file)).toEqual(expect.arrayContaining([...ofUse]))
})

test('who saves data gets what a press takes with the first sign of it', async ({page}) => {
  await saveData(page)
  const before = watchFiles(page)
  await open(page, BOWL)
  await untilQuiet(page)
  const client = fileWith('src/api/http.ts')
  expect(before.filter((file) => client.test(`/vitrine/${file}`))).toEqual([])
  await addButton(page).hover()
  await expect.poll(() => before).toEqual(expect.arrayContaining([...ofUse]))
})
