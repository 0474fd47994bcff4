import type {Page} from '@playwright/test'
import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {cartLink} from '../support/markup.ts'
import {addButton, expectAllMounted, expectState, open} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {untilQuiet, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {arrived, arrivedNames} from '../support/tracking.ts'
import {vitrineOf} from '../support/vitrine.ts'

const PARTS = ['src/tracking/start.ts', 'src/tracking/delivery.ts']

const EVENTS = '/api/v1/clanker/events'
/** In the address of each page of a walk. */
const MARK = 'walk'
const TRACKED = /\/api\/(census|events|v1\/clanker)\//

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({name}) => name)

/** Runs in the page. */
const navigate = (path: string): void => history.pushState(null, '', path)

const setConsent = (page: Page, analytics: boolean) =>
  page.evaluate((isGiven) => {
    const {Vitrine: vitrine} = window
    if (vitrine && !Array.isArray(vitrine)) vitrine.consent.set({analytics: isGiven})
  }, analytics)

test('a walk through the shop is tracked, each step once', {tag: '@engines'}, async ({page, shop}) => {
  const count = async (name: string) =>
    (await arrivedNames(shop.url, MARK)).filter((one) => one === name).length
  await open(page, `/shop/tide-bowl?${MARK}`)
  await expect.poll(() => count('Pageview')).toBe(1)
  await expect.poll(() => count('RecordHit')).toBe(1)
  const labels = await recordLabels(addButton(page))
  await addButton(page).click()
  await expectLabel(labels, 'Added!')
  await expect.poll(() => count('commerce_item_added')).toBe(1)
  await page.evaluate(navigate, `/shop/elsewhere?${MARK}`)
  await expect.poll(() => count('Pageview')).toBe(2)
  await page.evaluate(navigate, `/shop/elsewhere?${MARK}&a=b#c`)
  await open(page, `/search?${MARK}`)
  // a search sends a census hit, and no view
  await expect.poll(() => count('RecordHit')).toBe(2)
  expect(await count('Pageview')).toBe(2)
  expect(await cookieNames(page)).toEqual(expect.arrayContaining(['ss_cvr', 'ss_cvt']))
})

test('an addition is tracked although its tab closes immediately', {tag: '@engines'}, async ({
  context,
  shop,
}) => {
  const page = await context.newPage()
  await open(page, '/shop/tide-bowl')
  const labels = await recordLabels(addButton(page))
  await addButton(page).click()
  await expectLabel(labels, 'Added!')
  await page.close()
  await expect.poll(() => arrivedNames(shop.url)).toContain('commerce_item_added')
})

test('an author’s own events and button blocks are tracked, and a click follows its link', async ({
  page,
  shop,
}) => {
  await openDocument(page, {
    body: `<main><div class="sqs-block-button" id="block-b1"><a href="#there"><b>Go</b></a></div>
      <form><div class="sqs-block-button" id="block-b2"><button type="button">Part of a form</button></div></form></main>`,
  })
  await page.evaluate(() => {
    window.Vitrine = window.Vitrine ?? []
    window.Vitrine.push((vitrine) => vitrine.track('Wished', {for: 'glaze'}))
  })
  const names = () => arrivedNames(shop.url)
  await expect.poll(names).toEqual(expect.arrayContaining(['Wished', 'button-render']))
  await page.getByText('Go').click()
  await expect(page).toHaveURL(/#there$/)
  await page.getByRole('button').click()
  await expect.poll(names).toContain('button-click')
  const clicks = (await arrived(shop.url)).filter(({name}) => name === 'button-click')
  expect(clicks.map(({body}) => body)).toEqual([
    expect.objectContaining({blockId: 'b1', destinationUrl: expect.stringMatching(/#there$/)}),
  ])
})

test('a refusal clears the queue and the cookies', {tag: '@engines'}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop')
  await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(['ss_cvr']))
  await expect.poll(() => arrivedNames(shop.url)).toContain('Pageview')
  await shop.fault({path: EVENTS, status: 503, times: 9})
  const refused = page.waitForResponse((reply) => reply.status() === 503)
  await page.evaluate(() => {
    const {Vitrine: vitrine} = window
    if (vitrine && !Array.isArray(vitrine)) for (const n of [1, 2, 3]) vitrine.track('Doubted', {n})
  })
  await refused
  await setConsent(page, false)
  await expect.poll(() => cookieNames(page)).not.toContain('ss_cvr')
  await shop.clearFaults()
  const requests = watchRequests(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await open(page, '/shop/speckled-mug')
  await open(page, '/shop')
  expect(requests.matching(TRACKED)).toEqual([])
  expect(requests.matching(fileWith('src/tracking/delivery.ts'))).toEqual([])
  expect(await arrivedNames(shop.url)).not.toContain('Doubted')
  await setConsent(page, true)
  await expect.poll(() => cookieNames(page)).toContain('ss_cvr')
})

test('fetches, requests and stores nothing on a site that has turned tracking off', async ({page}) => {
  const requests = watchRequests(page)
  await openDocument(page, {
    body: cartLink(),
    context: {websiteSettings: {trackingDisabled: true}},
  })
  await expectAllMounted(page)
  await untilQuiet(page)
  expect(requests.matching(/chunks\/engine-/)).toHaveLength(1)
  expect(PARTS.flatMap((part) => requests.matching(fileWith(part)))).toEqual([])
  expect(requests.matching(TRACKED)).toEqual([])
  expect(await cookieNames(page)).not.toContain('ss_cvr')
  expect(await trackedAs(page, 'Wished', {for: 'glaze'})).toBeNull()
})

test('the site’s own people are not tracked, and fetch no more than the gate', async ({page}) => {
  const requests = watchRequests(page)
  const gate = page.waitForResponse(fileWith('src/tracking/start.ts'))
  await openDocument(page, {
    body: '<p>Ours</p>',
    context: {authenticatedAccount: {id: 'owner'}, websiteRoles: [1]},
  })
  await (await gate).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(requests.matching(TRACKED)).toEqual([])
  expect(requests.matching(fileWith('src/tracking/delivery.ts'))).toEqual([])
})

/** The result of `Vitrine.track(name, data)`: the id, or the message of the rejection. */
async function trackedAs(page: Page, name: string, data?: object): Promise<string | null> {
  const vitrine = await vitrineOf(page)
  return vitrine.evaluate(({track}, [event, told]) => track(event, told).then(({id}) => id, String), [
    name,
    data,
  ] as const)
}

test('a page receives the result of an event that it tracks', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^\[vitrine\] tracking: Error: no payload/)
  await openDocument(page, {body: '<p>Own events</p>'})
  const id = await trackedAs(page, 'Wished', {for: 'glaze'})
  const wished = async () => (await arrived(shop.url)).filter(({name}) => name === 'Wished')
  expect((await wished()).map(({data}) => data.event_id)).toEqual([id])
  expect(await trackedAs(page, 'Wished')).toBe('Error: no payload')
  await shop.fault({path: EVENTS, status: 400})
  expect(await trackedAs(page, 'Wished', {n: 1})).toBe('Error: Error tracking event: HTTP Status 400')
  // the promise reflects the first answer; the event still arrives later
  await shop.fault({path: EVENTS, status: 503})
  expect(await trackedAs(page, 'Wished', {n: 2})).toBe('Error: Error tracking event: HTTP Status 503')
  await expect.poll(async () => (await wished()).map(({data}) => data.n)).toEqual([undefined, 2])
  await page.context().setOffline(true)
  const offline = await trackedAs(page, 'Wished', {n: 3})
  await page.context().setOffline(false)
  await expect.poll(async () => (await wished()).map(({data}) => data.n)).toEqual([undefined, 2, 3])
  expect((await wished()).at(-1)?.data.event_id).toBe(offline)
})

for (const isPlain of [false, true])
  test(`an event is kept until the server accepts it, with ${isPlain ? 'XHR' : 'fetch'}`, {
    tag: '@engines',
  }, async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    // a page that replaces `fetch` gets XHR
    if (isPlain)
      await page.addInitScript(() => {
        const {fetch} = window
        window.fetch = (...rest) => fetch(...rest)
      })
    await openDocument(page, {body: '<p>Own events</p>'})
    await trackedAs(page, 'Wished', {n: 0})
    const numbers = async () =>
      (await arrived(shop.url)).flatMap(({name, data}) => (name === 'Wished' ? [data.n] : []))
    for (const [n, status] of [201, 204, 205].entries()) {
      await shop.fault({path: EVENTS, status})
      expect(await trackedAs(page, 'Wished', {n: n + 1})).toBe(
        `Error: Error tracking event: HTTP Status ${status}`,
      )
      await expect.poll(numbers).toContain(n + 1)
    }
    // as a portal does that wants a log-in
    await page.route(`**${EVENTS}`, (route) => route.fulfill({status: 302, headers: {location: '/shop'}}), {
      times: 1,
    })
    expect(await trackedAs(page, 'Wished', {n: 4})).toBe('Error: Error tracking event: HTTP Status 302')
    await expect.poll(numbers).toEqual([0, 1, 2, 3, 4])
  })

test('a rejection without a handler is not reported as an error of the page', async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(/^\[vitrine\] tracking: Error: no payload/)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    window.Vitrine = [
      ({track}) => void track('Wished'),
      async ({track}) => {
        await track('Last', {})
        document.title = 'over'
      },
    ]
  })
  await openDocument(page, {body: '<p>Own events</p>'})
  await expect(page).toHaveTitle('over')
  expect(errors).toEqual([])
})

for (const [reason, rest] of [
  ['off by the tag', {loader: 'data-tracking="off"'}],
  ['off by the site', {context: {websiteSettings: {trackingDisabled: true}}}],
  ['off for the site’s own people', {context: {authenticatedAccount: {id: 'owner'}, websiteRoles: [1]}}],
] as const)
  test(`if tracking is ${reason}, events have no id`, async ({page}) => {
    await page.addInitScript(() => {
      window.Vitrine = [
        async ({track}) => {
          const {id} = await track('Early', {})
          document.title = `early: ${id}`
        },
      ]
    })
    await openDocument(page, {body: '<p>Own events</p>', ...rest})
    await expect(page).toHaveTitle('early: null')
    expect(await trackedAs(page, 'Late', {})).toBeNull()
  })

test('events during a refusal are never sent', {tag: '@engines'}, async ({page, shop}) => {
  await page.addInitScript(() => {
    window.Vitrine = [({consent}) => consent.set({analytics: false})]
  })
  await openDocument(page, {body: '<p>Own events</p>'})
  expect(await trackedAs(page, 'Refused', {})).toBeNull()
  await setConsent(page, true)
  expect(await trackedAs(page, 'Accepted', {})).toMatch(/^[\da-f-]{36}$/)
  await setConsent(page, false)
  expect(await trackedAs(page, 'Refused', {})).toBeNull()
  await setConsent(page, true)
  expect(await trackedAs(page, 'Accepted', {})).toMatch(/^[\da-f-]{36}$/)
  const names = await arrivedNames(shop.url)
  expect(names.filter((name) => /Refused|Accepted/.test(name))).toEqual(['Accepted', 'Accepted'])
})

test('the network becomes idle: every request ends, including tracking and error reports', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.expect(/^\[vitrine\] cart-indicator: /)
  const open = new Set<string>()
  page.on('request', (request) => open.add(request.url()))
  page.on('requestfinished', (request) => open.delete(request.url()))
  page.on('requestfailed', (request) => open.delete(request.url()))
  await page.goto('/', {waitUntil: 'networkidle', timeout: 60_000})
  await expect.poll(() => arrivedNames(shop.url)).toEqual(expect.arrayContaining(['RecordHit', 'Pageview']))
  await page.evaluate(() => {
    const detail = {widget: 'cart-indicator', error: new Error('reported by a test')}
    document.dispatchEvent(new CustomEvent('vitrine:error', {detail}))
    console.error('[vitrine] cart-indicator: reported')
  })
  await expect.poll(() => arrivedNames(shop.url)).toContain('RecordJavascriptErrors')
  await expect.poll(() => [...open]).toEqual([])
})

test('a form counts as seen when its fields are in the page, before its widget is used', async ({
  page,
  shop,
}) => {
  const requests = watchRequests(page)
  await open(page, '/contact')
  const reported = async () =>
    (await arrived(shop.url)).filter(({name}) => name === 'form-render').map(({data}) => data.formId)
  // the newsletter in the footer, which waits for interaction
  await expect.poll(reported).toContain('64a1f0c27be1d20013c0f005')
  expect(requests.matching(fileWith('widgets/newsletter/index.ts'))).toEqual([])
  await page.locator('footer').getByRole('textbox').focus()
  await expectState(page.locator('footer form'), 'mounted')
  const forms = await reported()
  expect(forms).toEqual([...new Set(forms)])
})

test('the owner of the site is only tracked as a viewer', async ({page, shop}) => {
  const tracked = watchRequests(page)
  const logIn = (role: string) => page.request.post('/qa/owner', {data: {role}})
  await logIn('admin')
  const gate = page.waitForResponse(fileWith('src/tracking/start.ts'))
  await open(page, '/shop/tide-bowl')
  await (await gate).finished()
  expect(await trackedAs(page, 'Seen', {})).toBeNull()
  expect(tracked.matching(TRACKED)).toEqual([])
  await logIn('viewer')
  await open(page, '/shop/tide-bowl')
  await expect.poll(() => arrivedNames(shop.url)).toContain('Pageview')
})

test('the button block of the home page is tracked, and so is a click on it', async ({page, shop}) => {
  await open(page, '/')
  const blocks = async () =>
    (await arrived(shop.url)).flatMap(({name, data}) => (/^button-/.test(name) ? [[name, data.blockId]] : []))
  await expect.poll(blocks).toEqual([['button-render', 'hero']])
  await page.locator('.sqs-block-button a').click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect.poll(blocks).toContainEqual(['button-click', 'hero'])
})
