import type {Page, Route} from '@playwright/test'
import {root} from '../../../build/root.ts'
import {moduleOf} from '../../../build/widget-table.ts'
import {BOWL} from '../support/cart-page.ts'
import {fileWith} from '../support/dist.ts'
import {type Row, readNames, readTable, tableOf} from '../support/fault-docs.ts'
import {type Story, stories} from '../support/fault-stories.ts'
import {expectHeader, expectState, mountAtOnce, open} from '../support/page-parts.ts'
import {addUnheard, holdRequests, saveData} from '../support/requests.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

/** Timeouts in milliseconds by method. */
const TIMEOUTS: Record<string, number> = {GET: 10_000, POST: 15_000, PUT: 15_000}
const READ = /\/api\/commerce\/shopping-cart\?/
const CHUNKS = /\/chunks\//

/** Calls without an answer: released, those that outlive their page would still reach the shop. */
const held: Route[] = []

/** Faults of a call, as opposed to the shop's own answer. */
const calls: Record<string, (route: Route) => Promise<void> | void> = {
  'time-out': (route) => void held.push(route),
  'refused: 422': (route) => route.fulfill({status: 422, json: {message: 'Not today.'}}),
  'too often: 429': (route) => route.fulfill({status: 429, json: {error: 'Too many requests.'}}),
  'broken: 503': (route) => route.fulfill({status: 503, body: '<h1>Bad Gateway</h1>'}),
  'garbage: HTML with 200': (route) => route.fulfill({contentType: 'text/html', body: '<h1>Welcome</h1>'}),
  'cut connection': (route) => route.abort('connectionreset'),
  'offline in the middle': async (route) => {
    await route.request().frame().page().context().setOffline(true)
    await route.abort('internetdisconnected')
  },
}

/** The shop accepts one item, whatever the request says. */
async function takeOne(route: Route) {
  const {quantity, ...item} = route.request().postDataJSON()
  const response = await route.fetch({postData: {...item, quantity: 1}})
  const {shoppingCart} = await response.json()
  return {shoppingCart, wanted: quantity}
}

const MESSAGE = 'There is only one.'

/** Partial results of a call. */
const halves: typeof calls = {
  'half done: 200 with problems': async (route) => {
    const {shoppingCart, wanted} = await takeOne(route)
    const problem = {code: 'not-enough-stock', message: MESSAGE, wanted, taken: 1}
    await route.fulfill({json: {shoppingCart, problems: [problem]}})
  },
  'half done and refused: 409 with the cart': async (route) => {
    const {shoppingCart} = await takeOne(route)
    await route.fulfill({status: 409, json: {message: MESSAGE, shoppingCart}})
  },
}

declare global {
  interface Window {
    /** The timeout that the test shortens. */
    hurried?: number | undefined
    isUsed?: boolean
  }
}

/** Shortens the timeouts of calls under test; other timeouts stay unchanged. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds === window.hurried ? 50 : milliseconds)
  })

/** The visible alerts and messages, each once. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        '[role=alertdialog],[role=alert],.vitrine-form__summary,.line-message',
      ),
    ].filter((element) => element.checkVisibility() && !element.parentElement?.closest('[role=alertdialog]'))
    const texts = shown.map((element) =>
      [...(element.matches('[role=alertdialog]') ? element.querySelectorAll('h2,p') : [element])]
        // the popover moves into an open dialog
        .filter((one) => !one.closest('.cart-popover__box'))
        .map(({textContent}) => textContent.trim())
        .join(': '),
    )
    return [...new Set(texts.filter(Boolean))].join(' · ')
  })

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Whether the previous page has unloaded, wherever the next one is. */
const hasLeft = (page: Page): Promise<boolean> => page.evaluate(() => !window.isUsed).catch(() => true)

/** The text that the visitor finally sees, or the page that they are on. */
async function outcome(page: Page, fault: string): Promise<string> {
  let seen = ''
  await expect
    .poll(
      async () => {
        seen = await said(page).catch(() => '')
        return seen !== '' || (await hasLeft(page))
      },
      {message: `a message or another page after “${fault}”`, timeout: 60_000},
    )
    .toBe(true)
  if (!(await hasLeft(page))) return seen
  await page.waitForLoadState()
  return `the page ${pathOf(page).replace(/[0-9a-f]{24}/, '…')}, as without script`
}

const isCall =
  ({method, path}: Story['call']) =>
  (url: URL) =>
    url.pathname.startsWith(path) && method !== ''

async function openStory(page: Page, story: Story): Promise<void> {
  await page.goto(story.path)
  if (story.widget === 'quick-view') return
  await mountAtOnce(page, story.element(page))
  await expectState(story.element(page), 'mounted')
}

interface Scene {
  page: Page
  shop: Shop
  story: Story
}

const BUSY = '[aria-busy=true],[aria-disabled=true]'

/** A form stores its draft when its page unloads: it can only be cleared after that. */
async function clearDrafts(page: Page): Promise<void> {
  await page.goto('/vitrine/manifest.json')
  await page.evaluate(() => sessionStorage.clear())
}

/** Clears everything that earlier rows have left. */
async function beginAnew({page, shop, story}: Scene): Promise<void> {
  await clearDrafts(page)
  await shop.reset()
  await page.context().clearCookies()
  await story.before?.(page)
}

/** The visible state while the answer is pending. */
async function slowRow(scene: Scene): Promise<Row> {
  const {page, story} = scene
  const {method, path} = story.call
  await beginAnew(scene)
  const release = await holdRequests(page, `**${path}*`)
  await openStory(page, story)
  // before that, the click's first answer needs no file
  const sent = page.waitForRequest((request) => request.url().includes(path) && request.method() === method)
  await story.use(page)
  await sent
  let says = ''
  await expect
    .poll(async () => {
      const place = page.getByRole('dialog').or(story.element(page)).last()
      const busy = place.locator(BUSY).filter({visible: true})
      says = (await busy.allInnerTexts()).join(' ')
      return says
    })
    .not.toBe('')
  const answered = page.waitForResponse(
    (reply) => reply.url().includes(path) && reply.request().method() === method,
  )
  release()
  await answered
  await page.unrouteAll()
  return {fault: 'slow', says, kept: 'done when the reply arrives'}
}

/** Uses the widget under a fault, and restores the page. */
async function row({page, shop, story}: Scene, fault: string): Promise<Row> {
  await page.evaluate(() => {
    window.isUsed = true
  })
  await story.use(page)
  const says = await outcome(page, fault)
  const kept = await story.kept(page, shop)
  return {fault, says, kept}
}

async function callRows(scene: Scene): Promise<Row[]> {
  const {page, story} = scene
  const rows: Row[] = []
  for (const [fault, handle] of Object.entries(calls)) {
    await openStory(page, story)
    const matches = isCall(story.call)
    await page.route(matches, (route) =>
      route.request().method() === story.call.method ? handle(route) : route.fallback(),
    )
    await page.evaluate(
      (timeout) => {
        window.hurried = timeout
      },
      fault === 'time-out' ? TIMEOUTS[story.call.method] : undefined,
    )
    rows.push(await row(scene, fault))
    for (const route of held.splice(0)) await route.abort()
    // a page that is left right after a cut call counts as the cause: the next one completes the addition
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine-additions'))).toBeNull()
    await page.unroute(matches)
    await page.context().setOffline(false)
  }
  return rows
}

async function halfRows(scene: Scene): Promise<Row[]> {
  const {page, story} = scene
  const rows: Row[] = []
  for (const [fault, handle] of story.changesQuantity ? Object.entries(halves) : []) {
    await beginAnew(scene)
    await openStory(page, story)
    const matches = isCall(story.call)
    await page.route(matches, (route) =>
      route.request().method() === story.call.method ? handle(route) : route.fallback(),
    )
    rows.push(await row(scene, fault))
    await page.unroute(matches)
  }
  return rows
}

async function offlineRow(scene: Scene): Promise<Row> {
  const {page, story} = scene
  await beginAnew(scene)
  await openStory(page, story)
  await page.context().setOffline(true)
  const seen = await row(scene, 'offline, before the first use')
  await page.context().setOffline(false)
  return seen
}

const take = (page: Page, url: RegExp) =>
  page.route(url, (route) => route.fulfill({status: 404, body: 'Gone.'}))

async function fileRows(scene: Scene): Promise<Row[]> {
  const {page, story} = scene
  // with a draft, a form loads its files immediately
  await clearDrafts(page)
  if (story.fetchedAhead) await take(page, story.fetchedAhead)
  await openStory(page, story)
  await take(page, CHUNKS)
  const released = await row(scene, 'old release')
  await page.unrouteAll()
  await beginAnew(scene)
  const own = fileWith(moduleOf(story.widget).slice(root.length))
  await take(page, own)
  await page.goto(story.path)
  const missing = await row(scene, 'its own file is missing')
  await page.unroute(own)
  return [released, missing]
}

for (const story of stories)
  test(`${story.widget}: the visible result of each fault, and the data that is kept`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    consoleLines.allowNetworkErrors()
    consoleLines.expect(/^\[vitrine\] /, null)
    consoleLines.expect(/^Failed to load module script/, null)
    // a dozen page loads
    test.slow()
    await hurry(page)
    // no file loads before it is used: each can fail
    await saveData(page)
    await story.before?.(page)
    const scene = {page, shop, story}
    const rows = [
      ...(await callRows(scene)),
      ...(await halfRows(scene)),
      await offlineRow(scene),
      ...(await fileRows(scene)),
      await slowRow(scene),
    ]
    expect(tableOf(story.widget, rows)).toBe(readTable(story.widget))
    expect(
      rows
        .filter(({fault, says}) => !fault.startsWith('offline') && /connection/.test(says))
        .map(({fault}) => fault),
    ).toEqual(['cut connection'])
  })

test('cart-indicator: a failed read leaves the server’s content', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^\[vitrine\] cart: /, null)
  await hurry(page)
  await addUnheard(page, BOWL[0], BOWL[1], 2)
  await page.addInitScript(() => {
    window.hurried = 10_000
  })
  const rows: Row[] = []
  for (const [fault, handle] of Object.entries(calls).filter(([name]) => !name.startsWith('offline'))) {
    const before = consoleLines.all.length
    await page.route(READ, handle)
    await open(page, '/shop')
    await expect
      .poll(() => consoleLines.all.slice(before).filter((line) => line.startsWith('[vitrine] cart')), {
        timeout: 20_000,
      })
      .toHaveLength(1)
    await expectHeader(page, 2, '$78.00')
    for (const route of held.splice(0)) await route.abort()
    await page.unroute(READ)
    rows.push({fault, says: 'the count and the subtotal that the server rendered', kept: 'the cart'})
  }
  expect(tableOf('cart-indicator', rows)).toBe(readTable('cart-indicator'))
})

test('every table has a story', () => {
  expect(readNames().sort()).toEqual([...stories.map(({widget}) => widget), 'cart-indicator'].sort())
})
