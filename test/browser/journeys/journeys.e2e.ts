import type {Page} from '@playwright/test'
import budgets from '../../../build/sizes/budgets.json' with {type: 'json'}
import {fileWith, MANIFEST} from '../support/dist.ts'
import {addButton, open, popover} from '../support/page-parts.ts'
import {holdRequests, untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {JOURNEYS} from './journeys.ts'

/**
 * The bytes (brotli) and requests of Vitrine's files for a visitor. `measured` is the value after the last change. A
 * change that adds more than 1 % updates the line, with the reason in its commit. `most` must never be exceeded; it is
 * 100 bytes more, since the names of the files, which hold a hash, make up to 30 bytes of difference.
 */
interface Budget {
  measured: number
  most: number
  requests: number
  /** Bytes that an idle page prefetches for clicks that may never happen: within 1 % as well. */
  ahead: number
}

const GROWTH = 1.01
const BUDGETS: Readonly<Record<string, Budget>> = budgets
const OURS = /\/vitrine\/(.*\.(?:js|css))$/

const {loader, files} = MANIFEST
const bytesOf = (file: string): number => (file === loader.file ? loader : files[file])?.brotli ?? Number.NaN

/** The files of Vitrine that a page requests from now on. */
function watchFiles(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const file = OURS.exec(new URL(request.url()).pathname)?.[1]
    if (file) asked.add(file)
  })
  return asked
}

/** The scripts of Vitrine that have run since the coverage began, excluding scripts that were only fetched. */
async function filesRun(page: Page): Promise<string[]> {
  const scripts = await page.coverage.stopJSCoverage()
  return scripts.flatMap(({url, functions}) =>
    functions.some(({ranges}) => ranges.some(({count}) => count)) ? (OURS.exec(url)?.[1] ?? []) : [],
  )
}

/** The style sheets of Vitrine that apply to the page. */
async function sheetsUsed(page: Page): Promise<string[]> {
  const links = page.locator('link[rel=stylesheet]')
  const addresses = await links.evaluateAll((all) =>
    all.map((link) =>
      link instanceof HTMLLinkElement &&
      link.sheet?.disabled === false &&
      link.sheet.media.mediaText !== 'not all'
        ? (link.getAttribute('href') ?? '')
        : '',
    ),
  )
  return addresses.flatMap((address) => OURS.exec(address)?.[1] ?? [])
}

const sumOf = (files: readonly string[]): number => files.reduce((total, file) => total + bytesOf(file), 0)

/** Files fetched ahead do not run: the visitor asks for data to be saved once they have been fetched. */
const keepAheadFromRunning = (page: Page) =>
  page.addInitScript(() => {
    let times = 0
    Object.defineProperty(navigator, 'connection', {get: () => ({saveData: times++ > 0})})
  })

test('each journey has a budget', () => {
  expect(JOURNEYS.map(({name}) => name)).toEqual(Object.keys(BUDGETS))
})

for (const {name, before, go} of JOURNEYS) {
  test(`${name} stays within its budget`, async ({page}) => {
    await before?.(page)
    await keepAheadFromRunning(page)
    const asked = watchFiles(page)
    await page.coverage.startJSCoverage({resetOnNavigation: false})
    await go(page)
    await untilQuiet(page)
    const used = new Set([...(await filesRun(page)), ...(await sheetsUsed(page))])
    const files = [...asked].filter((file) => used.has(file))
    const ahead = [...asked].filter((file) => !used.has(file))
    const list = [...asked]
      .map((file) => `${bytesOf(file)} ${file}${used.has(file) ? '' : ' ahead'}`)
      .join('\n')
    const sums = `${sumOf(files)} in ${files.length}, ahead ${sumOf(ahead)} in ${ahead.length}`
    test.info().annotations.push({type: 'bytes', description: `${sums}\n${list}`})
    if (process.env.JOURNEYS) console.info(`JOURNEY ${name}: ${sums}\n${list}`)
    const budget = BUDGETS[name] ?? {measured: 0, most: 0, requests: 0, ahead: 0}
    expect(sumOf(files), list).toBeLessThanOrEqual(Math.min(budget.measured * GROWTH, budget.most))
    expect(files.length, list).toBeLessThanOrEqual(budget.requests)
    expect(sumOf(ahead), list).toBeLessThanOrEqual(budget.ahead * GROWTH)
  })
}

test('the API client runs with the first use of a button, the popover with the first item', async ({
  page,
}) => {
  const [client, shown, active] = [
    'src/api/http.ts',
    'widgets/cart-popover/index.tsx',
    'widgets/add-to-cart/lazy/Active.tsx',
  ].map(fileWith)
  const has = (files: readonly string[], file = /^$/) => files.some((one) => file.test(`/vitrine/${one}`))
  await keepAheadFromRunning(page)
  const openBowl = async () => {
    await page.coverage.startJSCoverage()
    await open(page, '/shop/tide-bowl')
    await untilQuiet(page)
  }
  await openBowl()
  const before = await filesRun(page)
  expect(before.length).toBeGreaterThan(3)
  for (const file of [client, shown, active]) expect(has(before, file), `${file}`).toBe(false)
  await openBowl()
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  const after = await filesRun(page)
  for (const file of [client, shown, active]) expect(has(after, file), `${file}`).toBe(true)
})

test('files fetched ahead run at rest, unless something has been pressed', async ({page}) => {
  const client = fileWith('src/api/http.ts')
  const runsClient = async (isPressed: boolean) => {
    await page.coverage.startJSCoverage()
    const release = await holdRequests(page, '**/vitrine/chunks/**')
    await page.goto('/shop/tide-bowl', {waitUntil: 'commit'})
    if (isPressed) await page.getByRole('contentinfo').click({position: {x: 1, y: 1}})
    release()
    await untilQuiet(page)
    // one in each idle slice
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500)))
    return (await filesRun(page)).some((file) => client.test(`/vitrine/${file}`))
  }
  await expect.poll(() => runsClient(false)).toBe(true)
  expect(await runsClient(true)).toBe(false)
})
