import type {Page} from '@playwright/test'
import {addressWith, fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {holdRequests, untilQuiet, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {arrived, arrivedNames} from '../support/tracking.ts'
import {vitrineOf} from '../support/vitrine.ts'

const GATE = fileWith('src/tracking/start.ts')
const DELIVERY = fileWith('src/tracking/delivery.ts')
const SENT = /^POST \/api\/(events|census|v1)\//
const PAGE_VIEW = /RecordEvent/

/** Milliseconds after which an event is none of the page’s first. */
const START = 5000

const track = async (page: Page, ...numbers: number[]): Promise<void> => {
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({track: tell}, all) => {
    for (const n of all) void tell('Wished', {n})
  }, numbers)
}

test('the page view leaves one round after the page engine, with one file of tracking', async ({page}) => {
  const requests = watchRequests(page)
  const release = await holdRequests(page, GATE)
  await openDocument(page, {body: '<h1>About us</h1>'})
  await expect.poll(() => requests.matching(GATE)).toHaveLength(1)
  expect(addressWith('src/tracking/channels/channels.ts')).toBe(addressWith('src/tracking/start.ts'))
  expect(requests.matching(SENT)).toEqual([])
  release()
  await expect.poll(() => requests.matching(PAGE_VIEW).length).toBeGreaterThan(0)
  await untilQuiet(page)
  expect(requests.matching(DELIVERY)).toEqual([])
})

test('the first events of a page leave together, before any is answered', async ({page}) => {
  const requests = watchRequests(page)
  const release = await holdRequests(page, /\/api\/(events|census|v1)\//)
  await openDocument(page, {
    body: '<form class="newsletter-form" data-form-id="seen"><label>Email <input type="email"></label><button>Join</button></form>',
  })
  await expect
    .poll(() => requests.matching(SENT).map((one) => one.split('/').at(-1)))
    .toEqual(expect.arrayContaining(['RecordHit', 'RecordEvent', 'form-render']))
  release()
  await untilQuiet(page)
  expect(requests.matching(DELIVERY)).toEqual([])
})

test('an event after the first ones fetches retries and the disk', async ({page, shop}) => {
  const requests = watchRequests(page)
  await openDocument(page, {body: '<p>Own events</p>'})
  await expect.poll(() => arrivedNames(shop.url)).toContain('Pageview')
  await page.waitForTimeout(START)
  await track(page, 1)
  await expect.poll(() => requests.matching(DELIVERY)).toHaveLength(1)
  await expect.poll(() => arrivedNames(shop.url)).toContain('Wished')
})

test('a page view that the server refuses fetches them, and arrives once', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  const requests = watchRequests(page)
  await shop.fault({path: '/api/events/RecordEvent', status: 503})
  await openDocument(page, {body: '<p>Late</p>'})
  await expect.poll(() => requests.matching(DELIVERY)).toHaveLength(1)
  await expect.poll(() => arrivedNames(shop.url)).toContain('Pageview')
  await untilQuiet(page)
  const views = (await arrived(shop.url)).filter(({name}) => name === 'Pageview')
  expect(views).toHaveLength(1)
})

test('a page that is left before they have arrived sends its events itself, each counted once', async ({
  page,
  shop,
}) => {
  // by the server: a request that the test intercepts ends with its page
  await shop.fault({path: addressWith('src/tracking/delivery.ts'), delayMs: 600_000})
  await openDocument(page, {body: '<p>Own events</p>'})
  await page.unrouteAll()
  await expect.poll(() => arrivedNames(shop.url)).toContain('Pageview')
  const numbers = Array.from({length: 12}, (_, n) => n)
  await track(page, ...numbers)
  await page.goto('about:blank')
  const ids = async () =>
    new Map(
      (await arrived(shop.url)).flatMap(({name, data}) =>
        name === 'Wished' ? [[data.n, data.event_id] as const] : [],
      ),
    )
  await expect
    .poll(async () => [...(await ids()).keys()].toSorted((a, b) => Number(a) - Number(b)))
    .toEqual(numbers)
  const before = await ids()
  await shop.clearFaults()
  await openDocument(page, {body: '<p>Next</p>'})
  await untilQuiet(page)
  for (const {name, data} of await arrived(shop.url))
    if (name === 'Wished') expect(data.event_id).toBe(before.get(data.n))
})

test('visitors who have refused fetch no more than the gate', async ({page, context, baseURL}) => {
  await context.addCookies([{name: 'ss_cookieAllowed', value: 'false', url: baseURL ?? ''}])
  const requests = watchRequests(page)
  await openDocument(page, {body: '<h1>About us</h1>'})
  await expect.poll(() => requests.matching(GATE)).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  expect([...requests.matching(DELIVERY), ...requests.matching(SENT)]).toEqual([])
})
