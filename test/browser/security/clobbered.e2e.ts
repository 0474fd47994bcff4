import type {Page} from '@playwright/test'
import {DOCUMENT_NAMES, WINDOW_NAMES} from '../../helpers/page-names.ts'
import {addToCart, bowl} from '../support/markup.ts'
import {tokenOf} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const EVIL = 'https://evil.example'

/** User HTML whose elements are named like the properties that Vitrine reads next. */
const KINDS: Record<string, (name: string) => string> = {
  img: (name) => `<img name="${name}" id="${name}" alt="">`,
  form: (name) =>
    `<form name="${name}" id="${name}"><input name="SQUARESPACE_CONTEXT"><input name="createPolicy"><input name="push"></form>`,
  embed: (name) => `<embed name="${name}" id="${name}">`,
  object: (name) => `<object name="${name}" id="${name}"></object>`,
  iframe: (name) => `<iframe name="${name}" id="${name}" title=""></iframe>`,
  'two images': (name) => `<img name="${name}" id="${name}" alt="">`.repeat(2),
}

/** Records the requests to other hosts from now on; answers each with a script. */
async function watchForeign(page: Page): Promise<string[]> {
  const foreign: string[] = []
  await page.route(`${EVIL}/**`, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      headers: {'Access-Control-Allow-Origin': '*'},
      body: 'document.title = "hacked"',
    })
  })
  return foreign
}

/** Opens the page of all examples with `html` at the top, and loads the loader after it. */
async function openExamples(page: Page, html: string): Promise<void> {
  await page.route('**/qa', async (route) => {
    const response = await route.fetch()
    const [before = '', tag = '', after = ''] = (await response.text()).split(
      /(<script [^>]*loader\.js[^>]*><\/script>)/,
    )
    const loader = tag.replace('<script', '<script data-load="now"')
    await route.fulfill({
      response,
      body: before + after.replace(/<body[^>]*>/, `$&<div hidden>${html}</div>${loader}`),
    })
  })
  await page.goto('/qa')
}

/** The state of each widget, read without the clobbered names of the document. */
const readStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(
      Document.prototype.querySelectorAll.call(document, '[data-vitrine]:not([data-vitrine-own])'),
      (element) => `${element.getAttribute('data-vitrine')} ${element.getAttribute('data-vitrine-state')}`,
    ),
  )

/** Waits until nothing is pending. */
async function settle(page: Page): Promise<string[]> {
  let states: string[] = []
  await expect
    .poll(async () => {
      const before = states
      states = await readStates(page)
      return (
        states.join() === before.join() &&
        states.some((state) => state.endsWith('mounted')) &&
        !states.some((state) => state.endsWith('loading'))
      )
    })
    .toBe(true)
  return states
}

/** Adds an item and returns the number of items in the cart. */
const add = (page: Page, goods: string): Promise<string> =>
  page.evaluate(async (id) => {
    const {Vitrine} = window
    if (!Vitrine || !('cart' in Vitrine)) return 'no API'
    const {totalQuantity} = await Vitrine.cart.add({itemId: id, sku: 'BOWL-TIDE', quantity: 1})
    return `${totalQuantity}`
  }, goods)

test('elements that are named like the properties that Vitrine reads change nothing', {
  tag: '@engines',
}, async ({page, consoleLines, shop}) => {
  // the demo's captcha reads the document directly
  consoleLines.expect(/^\[vitrine\] captcha: Error: Error rendering captcha into node/, null)
  consoleLines.allowNetworkErrors()
  // the page of examples records its own notes
  await page.route('**/assets/qa.js*', (route) => route.fulfill({contentType: 'text/javascript', body: ''}))
  const foreign = await watchForeign(page)
  await openExamples(page, '')
  await page.waitForLoadState('networkidle')
  const usual = await settle(page)
  expect(usual.filter((state) => state.endsWith('mounted')).length).toBeGreaterThan(50)
  const names = [...new Set<string>([...DOCUMENT_NAMES, ...WINDOW_NAMES])]
  for (const [kind, make] of Object.entries(KINDS))
    await test.step(kind, async () => {
      await page.unroute('**/qa')
      await shop.reset()
      await page.context().clearCookies()
      await openExamples(page, names.map(make).join(''))
      expect(await page.evaluate(() => `${document.querySelector}`)).toMatch(/^\[object (HTML|Window)/)
      await expect.poll(() => readStates(page), {timeout: 60_000}).toEqual(usual)
      expect(await add(page, bowl.id)).toBe('1')
      expect(foreign).toEqual([])
    })
})

const POLICY =
  "script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types vitrine; base-uri *"

/** Opens the test's own page under a policy that allows what a trusted script fetches. */
async function openStrict(page: Page, before: string, after = ''): Promise<void> {
  await page.route('**/strict', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {'Content-Security-Policy': POLICY},
      body: `<!doctype html><html lang="en-US"><title>Test</title><link rel="icon" href="data:,">
<script type="application/json" data-site-context>{"website":{"language":"en-US"}}</script>
${before}<script nonce="abc" src="/vitrine/loader.js"></script>${after}
${addToCart(bowl)}`,
    }),
  )
  await tokenOf(page)
  await page.goto('/strict')
}

for (const [what, before, after] of [
  ['an element called currentScript', `<img name="currentScript" alt="" src="${EVIL}/x/loader.js">`, ''],
  [
    'an element that names an API',
    `<img name="currentScript" alt="" src="/vitrine/loader.js" data-api="${EVIL}">`,
    '',
  ],
  ['a frame called currentScript', '<iframe name="currentScript" title=""></iframe>', ''],
  ['a base after the tag', '', `<base href="${EVIL}/sub/">`],
] as const)
  test(`sends no request to another host for ${what}`, {tag: '@engines'}, async ({page, consoleLines}) => {
    // the picture is not a script, and is requested as a picture
    consoleLines.expect(/./, null)
    const foreign = await watchForeign(page)
    await openStrict(page, before, after)
    await page.locator('.sqs-add-to-cart-button').click()
    await expect(page.locator('.cart-popover__text')).toHaveText('Tide Bowl was added to your cart')
    await expect(page.locator('.cart-popover__link')).toHaveAttribute(
      'href',
      `${new URL('/cart', page.url())}`,
    )
    expect(foreign.filter((url) => !before.includes(url))).toEqual([])
    await expect(page).toHaveTitle('Test')
  })
