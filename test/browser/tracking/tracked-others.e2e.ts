import type {Page, Request} from '@playwright/test'
import {fileWith} from '../support/dist.ts'
import {openDocument, type TestDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'
import {arrived, arrivedNames} from '../support/tracking.ts'

/** Third-party services and scripts of the page that use tracking. */

const setConsent = (page: Page, analytics: boolean) =>
  page.evaluate((isGiven) => {
    window.Vitrine = window.Vitrine ?? []
    window.Vitrine.push((vitrine) => vitrine.consent.set({analytics: isGiven}))
  }, analytics)

const track = (page: Page, name: string, data: unknown) =>
  page.evaluate(
    ([event, told]) => {
      window.Vitrine = window.Vitrine ?? []
      window.Vitrine.push((vitrine) => vitrine.track(event, told))
    },
    [name, data] as const,
  )

/** The received events of that schema, as `action id`. */
async function actions(url: string, schema: string): Promise<string[]> {
  const all = (await arrived(url)).filter(({name}) => name === schema)
  return all.map(({data}) => `${data.action} ${data.videoId ?? data.productId}`)
}

test.describe('a session', () => {
  test.use({timezoneId: 'America/New_York'})

  const RECORDED = {
    website: {language: 'en-US'},
    websiteSettings: {country: 'US'},
    betaFeatureFlags: ['fullstory-enabled'],
    experiments: {'fullstory-sampling': {variant: 'true'}},
    sessionRecording: {scriptUrl: '/test-recorder.js', account: 'kiln'},
  }

  /** A vendor's script: it takes over the queued calls, and records later ones. */
  const VENDOR = `
    const kept = window[window._fs_namespace].q
    window.recorded = []
    window.FS = (...call) => { window.recorded.push(call) }
    for (const call of kept) window.FS(...call)`

  const recorded = (page: Page) => page.evaluate<unknown[]>(() => Reflect.get(window, 'recorded') ?? [])

  async function openRecorded(page: Page, document: Partial<TestDocument> = {}): Promise<void> {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {configurable: true, get: () => 8}),
    )
    await openDocument(page, {body: '<p>Kiln</p>', context: RECORDED, ...document})
  }

  test('is recorded by the site’s own vendor under the server’s id, until the visitor refuses', async ({
    page,
  }) => {
    await page.route('**/test-recorder.js', (route) =>
      route.fulfill({contentType: 'text/javascript', body: VENDOR}),
    )
    await openRecorded(page)
    await expect
      .poll(() => recorded(page))
      .toEqual([
        ['setIdentity', {anonymous: true}],
        ['trackEvent', {name: 'session', properties: {recordingId: expect.stringMatching(/^[\da-f]{32}$/)}}],
      ])
    expect(await page.evaluate(() => Reflect.get(window, '_fs_org'))).toBe('kiln')
    await setConsent(page, false)
    await expect.poll(async () => (await recorded(page)).at(-1)).toEqual(['shutdown', undefined])
  })

  test('is not recorded if the script cannot load: that is reported, and no call throws', async ({
    page,
    consoleLines,
  }) => {
    consoleLines.allowNetworkErrors()
    consoleLines.expect(/recorder: Error injecting FullStory script/)
    await page.route('**/test-recorder.js', (route) => route.abort('blockedbyclient'))
    const told = page.waitForEvent('console', (line) => line.text().includes('Error injecting'))
    await openRecorded(page)
    await told
    expect(await page.evaluate(() => Reflect.get(window, 'FS')('trackEvent', {}))).toBeTruthy()
  })
})

test('a video with restricted access: its gate, start and end are tracked', async ({page, shop}) => {
  await openDocument(page, {
    body: `<div data-gated="members"><p data-gate>For members</p></div>
      <div data-gated="glaze"><video src="/media/glow.webm" muted controls></video></div>`,
  })
  const told = () => actions(shop.url, 'GatedContentVideo')
  await expect.poll(told).toEqual(['gate members'])
  const video = page.locator('video')
  await video.evaluate((video: HTMLVideoElement) => video.play())
  // each is a separate call: sent one after the other, they arrive in this order
  await expect.poll(told).toEqual(['gate members', 'play glaze'])
  await video.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration
  })
  await expect.poll(told).toEqual(['gate members', 'play glaze', 'complete glaze'])
})

test('third-party reviews are tracked when they are opened, including later ones', async ({page, shop}) => {
  const told = () => actions(shop.url, 'CommerceShopping')
  await openDocument(page, {body: '<main><p>Mug</p></main>'})
  await expect.poll(() => arrivedNames(shop.url)).toContain('Pageview')
  const chunk = page.waitForResponse(fileWith('src/tracking/events/reviews.ts'))
  await page.evaluate(() => {
    const product = document.createElement('div')
    product.dataset.productId = 'mug'
    for (const kind of ['tab', 'link']) {
      const button = document.createElement('button')
      button.dataset.reviews = kind
      button.textContent = kind
      product.append(button)
    }
    document.querySelector('main')?.append(product)
  })
  await (await chunk).finished()
  await expect(async () => {
    await page.getByRole('button', {name: 'tab'}).click()
    expect(await told()).toContain('ReviewsTab mug')
  }).toPass()
  await page.getByRole('button', {name: 'link'}).click()
  await expect.poll(told).toContain('ReviewsVitalsAnchorLink mug')
})

test('events are only validated if the loader’s tag says so, and the console reports the errors', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.expect(/tracking: CommerceShopping \S*: /, null)
  const isSeenHere = /track\('ViewCart', …\): \/cartId is 7 and has to be string/
  consoleLines.expect(isSeenHere)
  const context = {website: {id: 'site'}, environment: 'dev'}
  await openDocument(page, {body: '<p>Checked</p>', loader: 'data-tracking="validate"', context})
  const valid = page.waitForEvent('console', (line) => /CommerceShopping is valid/.test(line.text()))
  await track(page, 'ViewCart', {cartId: 'cart'})
  await valid
  const wrong = page.waitForEvent('console', (line) => /CommerceShopping .*cartId/.test(line.text()))
  const seen = page.waitForEvent('console', (line) => isSeenHere.test(line.text()))
  await track(page, 'ViewCart', {cartId: 7})
  await Promise.all([wrong, seen])
  // the last page of the test before may send its events later
  const own = new RegExp(`${new URL(page.url()).pathname}\\b`)
  expect((await arrived(shop.url)).filter((one) => own.test(JSON.stringify(one)))).toEqual([])
})

test('an invalid event host is reported once, and events go to the API', async ({
  page,
  shop,
  consoleLines,
}) => {
  const isTold = /site: data-events: "events\.example" is no address that requests can be sent to/
  consoleLines.expect(isTold)
  const told = page.waitForEvent('console', (line) => isTold.test(line.text()))
  await openDocument(page, {body: '<p>Sent</p>', loader: 'data-events="events.example"'})
  await track(page, 'Wished', {for: 'glaze'})
  await track(page, 'Wished', {for: 'clay'})
  await expect
    .poll(async () => (await arrivedNames(shop.url)).filter((name) => name === 'Wished'))
    .toHaveLength(2)
  await told
})

test('denies storage to a tag service before the visitor’s choice, and then applies the choice', async ({
  page,
}) => {
  const context = {
    cookieSettings: {isCookieBannerEnabled: true},
    websiteSettings: {tagContainerId: 'GTM-1'},
  }
  await openDocument(page, {body: '<p>Asked</p>', context})
  const told = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => {
        const [command, what, kinds] = Array.from<unknown>(Object(entry))
        return [command, what, Object(kinds).ad_storage, Object(kinds).analytics_storage].join(' ')
      }),
    )
  await expect.poll(told).toEqual(['consent default denied denied'])
  await setConsent(page, true)
  await expect.poll(told).toEqual(['consent default denied denied', 'consent update denied granted'])
})

test('another tab sends nothing more after the visitor refuses, and its queue is cleared', {
  tag: '@engines',
}, async ({page, context, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openDocument(page, {body: '<p>First</p>'})
  await expect.poll(() => arrivedNames(shop.url)).toContain('Pageview')
  await shop.fault({path: '/api/v1/clanker/events', status: 503, times: 99})
  const underway = new Set<Request>()
  page.on('request', (request) => request.url().includes('/events') && underway.add(request))
  page.on('response', (reply) => underway.delete(reply.request()))
  page.on('requestfailed', (request) => underway.delete(request))
  const refused = page.waitForResponse((reply) => reply.status() === 503)
  await track(page, 'Doubted', {})
  await refused
  const other = await context.newPage()
  await openDocument(other, {body: '<p>Second</p>'})
  await expect
    .poll(async () => (await arrivedNames(shop.url)).filter((name) => name === 'Pageview'))
    .toHaveLength(2)
  // records what the page's own channel receives first
  await page.evaluate(() => {
    const channel = new BroadcastChannel('vitrine-tracking-')
    channel.onmessage = ({data}) =>
      Reflect.set(window, 'isPurged', data === '' || Reflect.get(window, 'isPurged'))
  })
  await setConsent(other, false)
  await page.waitForFunction(() => Reflect.get(window, 'isPurged') === true)
  await expect.poll(async () => (await context.cookies()).map(({name}) => name)).not.toContain('ss_cvr')
  // requests that were pending before the refusal cannot be cancelled: the server refuses them, like all earlier ones
  await expect.poll(() => underway.size).toBe(0)
  await shop.clearFaults()
  const later: string[] = []
  page.on('request', (request) => later.push(request.url()))
  await track(page, 'Later', {})
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(later.filter((url) => url.includes('/api/'))).toEqual([])
  expect(await arrivedNames(shop.url)).not.toContain('Doubted')
})
