import {readFileSync} from 'node:fs'
import type {Page, Request} from '@playwright/test'
import {DIST, fileWith, MANIFEST} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {addButton, open, popover} from '../support/page-parts.ts'
import {holdRequests, saveData, untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const BOWL = '/shop/tide-bowl'

const {use} = JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8')) as {
  use: Record<string, readonly string[]>
}
const ofUse: readonly string[] = use['add-to-cart'] ?? []

const fileOf = (request: Request): string | undefined =>
  /\/vitrine\/(.*\.(?:js|css))$/.exec(new URL(request.url()).pathname)?.[1]

/** A second event needs it, whatever is pressed. */
const DELIVERY = fileWith('src/tracking/delivery.ts')

/** The files of Vitrine that the page requests from now on, but for those of events. */
function watchFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const file = fileOf(request)
    if (file && !DELIVERY.test(`/vitrine/${file}`)) files.push(file)
  })
  return files
}

/** The files of a use that have come over the network since then: a file from the cache has no transfer size. */
const filesSince = (page: Page, begin: number): Promise<string[]> =>
  page.evaluate(
    ([files, from]) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime > from && Reflect.get(entry, 'transferSize') > 0)
        .flatMap(({name}) => files.filter((file) => name.endsWith(file))),
    [ofUse, begin] as const,
  )

const ENTRIES = '**/api/commerce/shopping-cart/entries'

/** The files that a widget starts with, and those of its first use. */
const openedFiles = (name: string): string[] => [...(MANIFEST.widgets[name] ?? []), ...(use[name] ?? [])]

/** Waits until no file has been requested for a while. */
async function untilStill(asked: readonly string[]): Promise<void> {
  let count = -1
  await expect
    .poll(
      () => {
        const before = count
        count = asked.length
        return before === count
      },
      {intervals: [300]},
    )
    .toBe(true)
}

// not in Firefox, where the load of the machine decides whether a file comes from the cache
test('an idle page has the files for a click, and the click requests none', async ({page}) => {
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

test('a click before the page has loaded requests all its files at once', async ({page}) => {
  const asked = watchFiles(page)
  const release = await holdRequests(page, /\/vitrine\/(chunks|assets)\//)
  await page.goto(BOWL, {waitUntil: 'commit'})
  await addButton(page).click()
  // before any of them has arrived
  await expect.poll(() => asked).toEqual(expect.arrayContaining([...ofUse]))
  release()
  await expect(popover(page)).toBeVisible()
})

/** Presses the button, and returns the files requested until then and while the shop's answer is held. */
async function filesBeforeAnswer(page: Page, path: string): Promise<{asked: string[]; release: () => void}> {
  const asked = watchFiles(page)
  await saveData(page)
  await open(page, path)
  await untilQuiet(page)
  const release = await holdRequests(page, ENTRIES)
  const call = page.waitForRequest(ENTRIES)
  await addButton(page).click()
  await call
  await untilStill(asked)
  return {asked, release}
}

for (const [name, path] of [
  ['cart-drawer', `${BOWL}?cart=drawer`],
  ['cart-popover', BOWL],
] as const)
  test(`the files of the ${name} come with the first addition, not after its answer`, async ({page}) => {
    const {asked, release} = await filesBeforeAnswer(page, path)
    expect(asked).toEqual(expect.arrayContaining(openedFiles(name)))
    const later = watchFiles(page)
    release()
    await expect(page.locator(`[data-vitrine=${name}]`)).toHaveAttribute('data-vitrine-state', 'mounted')
    expect(later).toEqual([])
  })

test('a press of the cart link asks for all files of the drawer at once, those of its slots too', async ({
  page,
}) => {
  const asked = watchFiles(page)
  await open(page, '/shop?cart=drawer')
  await untilQuiet(page)
  const release = await holdRequests(page, /\/vitrine\/(chunks|assets)\//)
  await page.locator('.shop-cart-link').click()
  await expect.poll(() => asked).toEqual(expect.arrayContaining(openedFiles('cart-drawer')))
  await untilStill(asked)
  const later = watchFiles(page)
  release()
  await expect(page.locator('dialog.cart-drawer')).toBeVisible()
  expect(later).toEqual([])
})

const FORM =
  '<form data-vitrine="add-to-cart" action="/cart"><button class="sqs-add-to-cart-button">Add</button></form>'

const PLAIN = JSON.stringify({
  id: '7',
  structuredContent: {productType: 1, variants: [{id: '7', qtyInStock: 5}]},
})

const wooCommerce = (origin = '') => `data-backend="woocommerce" data-api="${origin}/wp-json/wc/store/v1"`

/** Opens a page whose tag names a shop, and returns the files that it requests. */
async function openNamed(page: Page, shop: string, form = FORM): Promise<string[]> {
  const files = watchFiles(page)
  const loader = `data-tracking="off" ${shop}`
  const product = `data-product='${PLAIN}'`
  await openDocument(page, {loader, body: form.replace('action', `${product} action`)})
  await untilQuiet(page)
  return files
}

const ofOther = fileWith('src/backends/woocommerce/index.ts')
const codeOfOther = (files: readonly string[]) => files.filter((file) => ofOther.test(`/vitrine/${file}`))

test('an idle page of another shop has the code of that shop, too', async ({page, baseURL}) => {
  const files = await openNamed(page, wooCommerce(baseURL))
  await expect.poll(() => codeOfOther(files)).toHaveLength(1)
  const before = [...files]
  await holdRequests(page, '**/wp-json/**')
  const call = page.waitForRequest('**/wp-json/**')
  await addButton(page).click()
  await call
  expect(files).toEqual(before)
})

test('but not where nothing calls the shop, or with data saver', async ({page, baseURL}) => {
  expect(codeOfOther(await openNamed(page, wooCommerce(baseURL), ''))).toEqual([])
  await saveData(page)
  expect(codeOfOther(await openNamed(page, wooCommerce(baseURL)))).toEqual([])
})

test('nor does a page whose tag names the platform have the list of shops', async ({page}) => {
  const [client, registry] = ['src/api/http.ts', 'src/backends/registry.ts'].map(fileWith)
  const files = await openNamed(page, 'data-backend="platform"')
  await expect.poll(() => files.some((file) => client?.test(`/vitrine/${file}`))).toBe(true)
  await untilQuiet(page)
  expect(files.filter((file) => registry?.test(`/vitrine/${file}`))).toEqual([])
})

test('with data saver, the files for a click load on its first sign', async ({page}) => {
  await saveData(page)
  const before = watchFiles(page)
  await open(page, BOWL)
  await untilQuiet(page)
  const client = fileWith('src/api/http.ts')
  expect(before.filter((file) => client.test(`/vitrine/${file}`))).toEqual([])
  await addButton(page).hover()
  await expect.poll(() => before).toEqual(expect.arrayContaining([...ofUse]))
})
