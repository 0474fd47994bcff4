import {expect, type Page, type Request} from '@playwright/test'
import {nameOf} from './engines.ts'

/** Records the page's requests from now on: `GET /vitrine/loader.js`. */
export function watchRequests(page: Page): {matching: (pattern: RegExp) => string[]} {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const {pathname, search} = new URL(request.url())
    calls.push(`${request.method()} ${pathname}${search}`)
  })
  return {matching: (pattern) => calls.filter((call) => pattern.test(call))}
}

/** Waits for half a second without requests. In Firefox, `networkidle` never fires after a 204 reply to a link. */
export async function untilQuiet(page: Page): Promise<void> {
  if (nameOf(page.context()) !== 'firefox') return await page.waitForLoadState('networkidle')
  const requests = watchRequests(page)
  const count = () => requests.matching(/./).length
  const rest = async () => {
    const before = count()
    await page.waitForTimeout(500)
    return count() - before
  }
  await expect.poll(rest, {timeout: 30_000}).toBe(0)
}

/**
 * Takes the connection away once nothing is being fetched: for as long as a page lives, Firefox keeps the failure of a
 * module whose fetch was cut off.
 */
export async function goOffline(page: Page): Promise<void> {
  await untilQuiet(page)
  await page.context().setOffline(true)
}

/** Ends the offline state, and waits until the page's calls arrive: in a busy browser that takes a moment. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const isBack = () =>
    page.evaluate(() =>
      fetch('/vitrine/loader.js', {cache: 'no-store'}).then(
        ({ok}) => ok && navigator.onLine,
        () => false,
      ),
    )
  await expect.poll(isBack).toBe(true)
}

/** Holds the page's requests until they are released, so that the test can check the state in between. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** Ends the page, and then its routes: a call that is under way ends with the page, before it would reach another server. */
export async function endRoutes(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.unrouteAll({behavior: 'ignoreErrors'})
}

/** Makes the line of the page slow: each of Vitrine's files and calls takes at least these milliseconds. */
export const slowDown = (page: Page, ms: number): Promise<unknown> =>
  page.route(/\/(vitrine|api)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.fallback()
  })

/** Turns on data saver: nothing is fetched before it is used. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}))
}

const ENTRIES = '/api/commerce/shopping-cart/entries'

const cookiesOf = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries((await page.context().cookies()).map(({name, value}) => [name, value]))

/**
 * The CSRF token of the visitor. A visitor without one gets it without opening a page, whose own cart read could
 * interfere with the test's next steps.
 */
export async function tokenOf(page: Page): Promise<string> {
  if (!(await cookiesOf(page)).crumb) await page.request.get('/checkout')
  return (await cookiesOf(page)).crumb ?? ''
}

/** Adds without the page's knowledge: the browser gets the cookies of the cart, but no tab is notified. */
export async function addUnheard(page: Page, itemId: string, sku: string, quantity = 1): Promise<void> {
  const reply = await page.request.post(ENTRIES, {
    headers: {'X-CSRF-Token': await tokenOf(page)},
    data: {itemId, sku, quantity, additionalFields: null},
  })
  if (!reply.ok()) throw new Error(`add unheard: ${reply.status()} ${await reply.text()}`)
}

/** Adds to the visitor's existing cart from another device. */
export async function addElsewhere(page: Page, itemId: string, sku: string): Promise<void> {
  const cookies = await cookiesOf(page)
  const reply = await fetch(new URL(ENTRIES, page.url()), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-Token': cookies.crumb ?? '',
      Cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
    body: JSON.stringify({itemId, sku, quantity: 1, additionalFields: null}),
  })
  if (!reply.ok) throw new Error(`add elsewhere: ${reply.status} ${await reply.text()}`)
}
