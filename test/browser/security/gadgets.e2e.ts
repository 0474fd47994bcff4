import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {
  EVIL,
  FORGED,
  hostileElements,
  hostileReply,
  PAYLOADS,
  readAttributes,
  SPELLINGS,
  TAKEOVERS,
} from '../support/gadgets.ts'
import {servePicture} from '../support/hostile.ts'
import {addToCart, bowl, cartLink} from '../support/markup.ts'
import {pressEverything, stay} from '../support/press-everything.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const PURIFY = readFileSync(
  new URL('../../../node_modules/dompurify/dist/purify.min.js', import.meta.url),
  'utf8',
)
/** A captcha with its own key contacts its provider; that is the only script request. */
const PROVIDER = 'https://www.google.com/recaptcha/api.js'
const REPORTED = `script-src 'self' ${PROVIDER}; require-trusted-types-for 'script'; trusted-types vitrine`

declare global {
  interface Window {
    ranTimes?: number
    dataLayer?: unknown[]
    DOMPurify: {sanitize: (html: string) => string}
  }
}

/** Counts executed payloads, also in the frames of a page. */
const countRuns = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      __ran() {
        window.ranTimes = (window.ranTimes ?? 0) + 1
      },
    })
  })

const runs = async (page: Page): Promise<number> => {
  const all = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => window.ranTimes ?? 0).catch(() => 0)),
  )
  return all.reduce((sum, one) => sum + one, 0)
}

/** Requests to other hosts, except for pictures, sounds and sandboxed frames, which are as harmless as links. */
async function watchForeign(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    ({host}) => host === new URL(EVIL).host,
    (route) => {
      const request = route.request()
      if (!/^(image|media|document)$/.test(request.resourceType()))
        asked.push(`${request.resourceType()} ${request.url()}`)
      return route.fulfill({status: 204})
    },
  )
  return asked
}

/** `options` is an expression, as in a document. */
async function purify(page: Page, html: string, options = '{}'): Promise<string> {
  await page.goto('about:blank')
  await page.addScriptTag({content: PURIFY})
  return page.evaluate(`DOMPurify.sanitize(${JSON.stringify(html)}, ${options})`)
}

const collectPurchases = (page: Page) =>
  page.addInitScript(() => {
    window.dataLayer = []
  })

const purchases = (page: Page): Promise<unknown[]> => page.evaluate(() => window.dataLayer ?? [])

/** Browsers report every inline handler that they parse, even if it can never run; the test counts executions. */
const violations = (lines: readonly string[]) =>
  lines.filter((line) =>
    /^(Uncaught|CSP violation: (script-src(?!-attr)|require-trusted|trusted))/.test(line),
  )

/** Rounds of all attributes; with as many rounds as payloads (GADGETS=all), each attribute meets each payload. */
const ROUNDS = process.env.GADGETS === 'all' ? PAYLOADS.length : 4

for (let round = 0; round < ROUNDS; round++)
  test(`sanitized markup runs no code in any widget (${round + 1} of ${ROUNDS})`, {
    tag: round ? [] : '@engines',
  }, async ({page, consoleLines}) => {
    consoleLines.expect(/./, null)
    const attributes = await readAttributes()
    const html = attributes.map((one, index) =>
      hostileElements(one, PAYLOADS[(index + round) % PAYLOADS.length] ?? ''),
    )
    const body = await purify(page, html.join('\n'))
    await countRuns(page)
    await servePicture(page)
    const asked = await watchForeign(page)
    await page.route(`${PROVIDER}*`, (route) => route.fulfill({status: 204}))
    await page.route('**/gadgets', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: {'Content-Security-Policy-Report-Only': REPORTED},
        body: `<!doctype html><html lang="en"><title>Test</title><script async src="/vitrine/loader.js"></script><body>${body}`,
      }),
    )
    await page.goto('/gadgets')
    await stay(page)
    const vitrine = await vitrineOf(page)
    // nearly every file of Vitrine loads at once
    await expect(page.locator('[data-vitrine-state=loading]')).toHaveCount(0, {timeout: 30_000})
    await pressEverything(page)
    await vitrine.evaluate(({mount}) => mount())
    const tried = await page.locator('[data-vitrine]').count()
    expect(await runs(page)).toBe(0)
    expect(await page.evaluate(() => [Reflect.get({}, 'polluted'), Object.keys(Object.prototype)])).toEqual([
      undefined,
      [],
    ])
    expect(asked).toEqual([])
    expect(violations(consoleLines.all)).toEqual([])
    // a sanitizer that drops everything would prove nothing
    expect(tried).toBeGreaterThan(attributes.length)
    console.info(`gadgets: ${tried} hostile elements tried, 0 executed`)
  })

const attribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')

// a press may still be on its way to another page when the next test begins
test.use({reuseContext: false})

const PAGES = {
  'another context': {website: {language: 'en-US'}, pageType: 202},
  'the platform’s global': null,
  'no context': null,
}

/** Parts that speak for the whole page. */
const PAGE_WIDE =
  '[data-vitrine=order-confirmed],[data-vitrine^=cart-],.sqs-custom-cart,[data-vitrine=member-account],[data-vitrine=withdrawal],[data-vitrine=legal-notice],[data-vitrine=product-search],[data-vitrine=collection],[data-vitrine=products],[data-vitrine=recently-viewed],[data-wishlist-list],[data-vitrine=popup-overlay],[data-vitrine=announcement-bar]'

for (const [name, context] of Object.entries(PAGES))
  test(`HTML that is inserted into a page with ${name} creates no widgets`, {tag: '@engines'}, async ({
    page,
    consoleLines,
  }) => {
    consoleLines.expect(/./, null)
    const html = hostileReply()
    const settings = {
      websiteSettings: {announcementBarSettings: {text: html}},
      showAnnouncementBar: true,
    }
    if (name.startsWith('the platform'))
      await page.addInitScript((global) => {
        Object.assign(window, {Static: {SQUARESPACE_CONTEXT: global}})
      }, settings)
    await countRuns(page)
    await collectPurchases(page)
    await servePicture(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const {origin, protocol} = new URL(request.url())
      if (
        /^http/.test(protocol) &&
        origin !== new URL(page.url()).origin &&
        !/image|media|document/.test(request.resourceType())
      )
        asked.push(request.url())
    })
    await page.route('**/api/rendering/product-quick-view/*', (route) => route.fulfill({json: {html}}))
    await page.route('**/api/form/FormSubmissionKey', (route) => route.fulfill({json: {key: 'k'}}))
    await page.route('**/api/form/SaveFormSubmission', (route) => route.fulfill({status: 204}))
    const form = {id: 'f', fields: [{id: 'a', type: 'text', title: 'A'}], submissionHTML: html}
    const popup = {showOnTimer: true, timeout: 0, title: 'Popup', body: html}
    await openDocument(page, {
      context,
      body: `<div data-vitrine="announcement-bar" data-vitrine-load="now"></div>
<button data-vitrine="quick-view" data-product-id="a">Look</button>
<div data-vitrine="form" id="own" data-vitrine-load="now" data-form='${attribute(form)}'></div>
<div data-vitrine="popup-overlay" data-vitrine-load="now" data-options='${attribute(popup)}'></div>`,
    })
    await stay(page)
    const vitrine = await vitrineOf(page)
    const places: string[] = []
    if (name.startsWith('the platform')) places.push('.announcement-bar__text')
    await expect(page.locator('.popup-overlay__body')).toBeAttached()
    await page.keyboard.press('Escape')
    await page.locator('#own input').fill('A')
    await page.locator('#own form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page.locator('.vitrine-form__sent [data-vitrine]').first()).toBeAttached()
    await page.locator('[data-product-id=a]').evaluate((button: HTMLElement) => button.click())
    places.push('.vitrine-form__sent', '.quick-view__product')
    for (const place of places)
      await expect(page.locator(`${place} [data-vitrine=gallery]`).first()).toBeAttached()
    await vitrine.evaluate(({mount}) => mount())
    await pressEverything(page)
    await vitrine.evaluate(({mount}) => mount())
    await page.waitForLoadState('networkidle')
    expect(await page.locator('script[data-site-context]').count()).toBe(context ? 1 : 0)
    expect(await page.locator('[data-vitrine=captcha]').count()).toBe(0)
    for (const place of [...places, '.popup-overlay__body'])
      expect(await page.locator(place).locator(PAGE_WIDE).count()).toBe(0)
    expect(await purchases(page)).toEqual([])
    expect(asked).toEqual([])
    expect(await runs(page)).toBe(0)
    expect(violations(consoleLines.all)).toEqual([])
  })

const readDocument = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

/** The options of DOMPurify that a document recommends. */
const optionsIn = (path: string): string =>
  /DOMPurify\.sanitize\(\w+, (\{.*\})\)/.exec(readDocument(path))?.[1] ?? 'missing'

test('SECURITY.md and the guide recommend the same options', () => {
  expect(optionsIn('SECURITY.md')).toBe(optionsIn('docs/guide/embed.md'))
})

/** What the page may do about what visitors wrote. */
const REVIEWS = [
  {
    name: 'below data-vitrine-untrusted',
    html: TAKEOVERS,
    container: '<div id="reviews" data-vitrine-untrusted>',
    options: '{}',
  },
  {
    name: 'sanitized as SECURITY.md recommends',
    html: TAKEOVERS,
    container: '<div id="reviews">',
    options: optionsIn('SECURITY.md'),
  },
]

/** Opens a page with reviews above the cart link and the product of the page. Returns what is requested, and where the page goes. */
async function openReviews(page: Page, {html, container, options}: (typeof REVIEWS)[number], cart: string) {
  const body = await purify(page, html, options)
  await collectPurchases(page)
  const asked: string[] = []
  const left: string[] = []
  page.on('request', (request) => {
    asked.push(request.url())
    if (request.isNavigationRequest()) left.push(request.url())
  })
  await openDocument(page, {
    body: `${container}${body}</div>${cartLink('id="own"')}${addToCart(bowl)}`,
    loader: `data-load="now" data-cart="${cart}"`,
  })
  await expect(page.locator('#own')).toHaveAttribute('data-vitrine-state', 'mounted')
  await stay(page)
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({mount}) => mount())
  await page.waitForLoadState('networkidle')
  left.length = 0
  const {origin} = new URL(page.url())
  const findForeign = () => asked.filter((url) => /^http/.test(url) && new URL(url).origin !== origin)
  return {findForeign, left}
}

const add = (page: Page) => page.locator('.sqs-add-to-cart-button').click()
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Your cart'})

/** Links of the drawer to another origin. */
const foreignLinks = (page: Page): Promise<string[]> =>
  drawer(page)
    .locator('a[href]')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin !== location.origin ? link.href : [],
      ),
    )

for (const reviews of REVIEWS) {
  test(`a review ${reviews.name} does nothing, and adding opens the page’s own drawer`, {
    tag: '@engines',
  }, async ({page}) => {
    const {findForeign, left} = await openReviews(page, reviews, 'drawer')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#reviews [data-vitrine-state]')).toHaveCount(0)
    await add(page)
    await expect(drawer(page)).toContainText('Tide Bowl')
    expect(await foreignLinks(page)).toEqual([])
    expect(await purchases(page)).toEqual([])
    expect([findForeign(), left]).toEqual([[], []])
  })

  test(`a review ${reviews.name} does not lead the visitor away from the cart`, async ({page}) => {
    const {findForeign, left} = await openReviews(page, reviews, 'page')
    await add(page)
    await expect.poll(() => left).toEqual([new URL('/cart', page.url()).href])
    expect(findForeign()).toEqual([])
  })
}

/** The page's own parts after the reviews, by the same classes and ids. */
const OWN_PARTS = `<button class="header-burger-btn">Menu</button><div class="header-menu"><nav><a href="/shop">Shop</a></nav></div>
<div data-vitrine="accordion"><h3><button aria-controls="delivery" aria-expanded="false">Delivery</button></h3><div id="delivery" hidden>Two days</div></div>
<form class="newsletter-form" data-form-id="own"><input name="email"><button type="submit">Go</button></form>
<a data-vitrine="comments-link" data-id="post" href="#comments-post"></a><div class="squarespace-comments" id="comments-post" data-public-comment-count="2"></div>`

/** Puts the reviews into their place, which a template beside it holds until then. */
const INSERTED: Record<string, ((reviews: Element) => void) | null> = {
  'comes with the page': null,
  'is inserted later': (reviews) => {
    const {nextElementSibling: template} = reviews
    if (template instanceof HTMLTemplateElement) reviews.append(template.content)
  },
  'comes within another element': (reviews) => {
    const [{nextElementSibling: template}, part] = [reviews, document.createElement('div')]
    if (template instanceof HTMLTemplateElement) part.append(template.content)
    reviews.append(part)
  },
  'stands in a shadow root': (reviews) => {
    const {nextElementSibling: template} = reviews
    if (template instanceof HTMLTemplateElement) reviews.attachShadow({mode: 'open'}).append(template.content)
  },
}

for (const [name, insert] of Object.entries(INSERTED))
  test(`of what visitors wrote, and what ${name}, nothing is claimed, tracked or opened`, {
    tag: '@engines',
  }, async ({page, shop}) => {
    const review = await purify(page, SPELLINGS)
    const asked: string[] = []
    const sent: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^http/.test(url.protocol) && url.origin !== shop.url) asked.push(url.href)
      sent.push(request.postData() ?? '')
    })
    await openDocument(page, {
      body: `<div data-vitrine-untrusted><div id="reviews">${insert ? '' : review}</div><template>${review}</template></div>${OWN_PARTS}`,
      loader: 'data-load="now"',
    })
    await expect(page.locator('.header-burger-btn')).toHaveAttribute('data-vitrine-state', 'mounted')
    if (insert) await page.locator('#reviews').evaluate(insert)
    await stay(page)
    const vitrine = await vitrineOf(page)
    await vitrine.evaluate(({mount}) => mount())
    await expect(page.locator('[data-vitrine=comments-link][data-id]')).toHaveText('2 Comments')
    await page.getByRole('button', {name: 'Delivery'}).click()
    await expect(page.getByText('Two days')).toBeVisible()
    await page.getByRole('button', {name: 'Menu'}).click()
    await expect(page.locator('body')).toHaveClass(/header--menu-open/)
    // all but the open menu
    await expect(page.locator('[data-vitrine-untrusted]')).toHaveAttribute('inert')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('#reviews [data-vitrine-state]').count()).toBe(0)
    expect(asked).toEqual([])
    expect(sent.filter((text) => text.includes('forged'))).toEqual([])
  })

const PLAIN = {name: 'anywhere', html: FORGED, container: '<div>', options: '{}'}

test('what DOMPurify’s defaults let through reports no purchase, and adds no foreign checkout link', {
  tag: '@engines',
}, async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] order-confirmed: an order counts only on its own page/)
  const {findForeign, left} = await openReviews(page, PLAIN, 'drawer')
  await add(page)
  await expect(drawer(page)).toContainText('Tide Bowl')
  expect(await foreignLinks(page)).toEqual([])
  expect(await purchases(page)).toEqual([])
  expect([findForeign(), left]).toEqual([[], []])
})

test('what DOMPurify’s defaults let through does not lead the visitor away from the cart', async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(/^\[vitrine\] order-confirmed: an order counts only on its own page/)
  const {left} = await openReviews(page, PLAIN, 'page')
  await add(page)
  await expect.poll(() => left).toEqual([new URL('/cart', page.url()).href])
})
