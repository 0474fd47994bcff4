import type {Locator, Page} from '@playwright/test'
import {products} from '../../../demo/seed/products.ts'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {
  addButton,
  alertOf,
  choose,
  expectAlert,
  expectHeader,
  expectState,
  open,
  popover,
} from '../support/page-parts.ts'
import {goOffline, holdRequests, reconnect, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents} from '../support/vitrine.ts'

const MUG = '64a1f0c27be1d20013c0aa01'
const BOWL = '64a1f0c27be1d20013c0aa02'
const VIEW = '/api/rendering/product-quick-view/'
const LONG =
  "There was an issue loading the quick view of this product. Please see the product's page for full product details."

const OFFLINE = `Please check your internet connection. ${LONG}`

const link = (page: Page, title: string): Locator => page.getByRole('link', {name: `Quick view of ${title}`})
const lightbox = (page: Page): Locator => page.getByRole('dialog', {name: 'Quick view'})
/** Until it has loaded, the view displays the content of the card. */
const expectShown = (page: Page, title: string) =>
  expect(
    lightbox(page).locator('.quick-view__content[aria-busy=false]').getByRole('heading', {level: 2}),
  ).toHaveText(title)
const press = (page: Page, name: string) => lightbox(page).getByRole('button', {name, exact: true}).click()

/** Opens a product of the list in the lightbox. */
async function openView(page: Page, title: string): Promise<void> {
  await open(page, '/shop')
  await link(page, title).click()
  await expectShown(page, title)
}

/** Products that the server has counted, in order. */
const counted = async (url: string): Promise<string[]> => {
  const events: {body: {productId: string}}[] = await (
    await fetch(`${url}/qa/events?name=RecordQuickView`)
  ).json()
  return events.map(({body}) => body.productId)
}

test.use({contextOptions: {reducedMotion: 'reduce'}})

test('a visitor can see and buy a product in a lightbox over the list', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await recordEvents(page)
  await openView(page, 'Speckled Mug')
  await lightbox(page).getByLabel('Size').selectOption('Large')
  await lightbox(page).getByLabel('Glaze').selectOption('Oat')
  await lightbox(page).getByRole('button', {name: 'Add To Cart'}).click()
  await expectHeader(page, 1, '$34.00')
  // only one live region announces it: the popover opens in the dialog and is silent there
  const said = lightbox(page).getByRole('status').filter({hasText: 'Speckled Mug was added to your cart'})
  await expect(said).toHaveCount(1)
  expect(await shop.held()).toEqual(['1 × MUG-LARGE-OAT'])
  expect(await seenEvents(page, 'item-added')).toMatchObject([{detail: {source: 'quick-view'}}])
  await expect.poll(() => counted(shop.url)).toEqual([MUG])
})

test('its copy of a product does not affect the one of the page', async ({page}) => {
  await open(page, '/shop')
  await choose(page, {Size: 'Small'}, 'Speckled Mug')
  await link(page, 'Speckled Mug').click()
  await lightbox(page).getByLabel('Size').selectOption('Large')
  await expect(lightbox(page).getByLabel('Size')).toHaveValue('Large')
  await press(page, 'Close')
  await expect(addButton(page, 'Speckled Mug').locator('xpath=..').getByLabel('Size')).toHaveValue('Small')
})

test('ids of the page stay unique', async ({page}) => {
  await open(page, '/shop/pour-over-dripper')
  await page.evaluate(() => {
    const button = document.createElement('button')
    Object.assign(button.dataset, {vitrine: 'quick-view', productId: '64a1f0c27be1d20013c0aa05'})
    button.textContent = 'Look'
    document.querySelector('main')?.append(button)
  })
  await page.getByRole('button', {name: 'Look'}).click()
  await expectShown(page, 'Pour-Over Dripper')
  const twice = await page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({id}) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
  expect(twice).toEqual([])
  await lightbox(page).getByLabel('01, one cup').check()
  await expect(lightbox(page).getByLabel('01, one cup')).toBeChecked()
  await expect(page.locator('main').getByLabel('01, one cup')).not.toBeChecked()
})

test('the arrow keys move through the group, but not while a visitor types', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await openView(page, 'Speckled Mug')
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 'Tide Bowl')
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 'Speckled Mug')
  await lightbox(page).getByLabel('Quantity', {exact: true}).fill('2')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 'Speckled Mug')
  await expect.poll(() => counted(shop.url)).toEqual([MUG, BOWL])
})

test('so do the buttons, and the first product follows the last', async ({page}) => {
  await openView(page, 'Speckled Mug')
  await press(page, 'Next product')
  await expectShown(page, 'Tide Bowl')
  await press(page, 'Previous product')
  await expectShown(page, 'Speckled Mug')
  await press(page, 'Previous product')
  await expectShown(page, products.at(-1)?.title ?? '')
  await expect(lightbox(page).getByRole('button', {name: 'Previous product'})).toBeFocused()
})

test('neighbours are prefetched', async ({page}) => {
  const requests = watchRequests(page)
  await openView(page, 'Tide Bowl')
  await expect.poll(() => requests.matching(/product-quick-view/).length).toBe(3)
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 'Ash Glaze Vase')
  expect(requests.matching(/product-quick-view\/64a1f0c27be1d20013c0aa03/)).toHaveLength(1)
})

test('fast arrow keys end at the last requested product', async ({page, shop}) => {
  for (const id of ['64a1f0c27be1d20013c0aa03', '64a1f0c27be1d20013c0aa04'])
    await shop.fault({path: VIEW + id, delayMs: 1500, times: 9})
  await openView(page, 'Speckled Mug')
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowRight')
  await expectShown(page, 'Pour-Over Dripper')
  await page.waitForTimeout(2000)
  await expectShown(page, 'Pour-Over Dripper')
  expect((await counted(shop.url)).filter((id) => /03$|04$/.test(id))).toEqual([])
})

test('Escape and a click beside it close it, return the focus, and leave nothing behind', {
  tag: '@engines',
}, async ({page}) => {
  await recordEvents(page)
  await openView(page, 'Tide Bowl')
  const before = await page.locator('body > *').count()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(link(page, 'Tide Bowl')).toBeFocused()
  expect(await page.locator('body > *').count()).toBe(before - 1)
  await link(page, 'Tide Bowl').press('Enter')
  await expectShown(page, 'Tide Bowl')
  await lightbox(page).getByRole('button', {name: 'Add To Cart'}).hover()
  await page.mouse.click(20, 400)
  await expect(lightbox(page)).toHaveCount(0)
  await expect(link(page, 'Tide Bowl')).toBeFocused()
})

test('a click in a form inside it does not close it', async ({page}) => {
  await openView(page, 'Tide Bowl')
  await lightbox(page)
    .locator('form')
    .first()
    .click({position: {x: 5, y: 5}})
  await expectShown(page, 'Tide Bowl')
})

test('displays a message while a slow server loads, and its answer moves nothing', async ({page}) => {
  const release = await holdRequests(page, `**${VIEW}${BOWL}*`)
  await recordShifts(page)
  await open(page, '/shop')
  await settle(page)
  await link(page, 'Tide Bowl').click()
  await expect(lightbox(page).getByRole('status')).toHaveText('Loading…')
  await expect(lightbox(page).locator('[aria-busy=true]')).toBeVisible()
  // a shift within half a second of a click does not count
  await page.waitForTimeout(600)
  release()
  await expectShown(page, 'Tide Bowl')
  await expect(lightbox(page).getByRole('status')).toHaveText('Tide Bowl')
  await settle(page)
  expect(await shifts(page)).toEqual([])
})

test('displays the next product’s card until it has loaded, and the previous product cannot be added', async ({
  page,
}) => {
  const release = await holdRequests(page, `**${VIEW}64a1f0c27be1d20013c0aa04*`)
  await openView(page, 'Tide Bowl')
  await press(page, 'Next product')
  await expectShown(page, 'Ash Glaze Vase')
  await press(page, 'Next product')
  await expect(lightbox(page).getByRole('heading', {level: 2})).toHaveText('Moon Plate')
  const content = lightbox(page).locator('.quick-view__content')
  await expect(content).toHaveAttribute('aria-busy', 'true')
  await expect(content.locator('.quick-view__preview .product-price')).toBeVisible()
  await expect(content.getByRole('img').or(content.locator('.quick-view__picture'))).toBeVisible()
  await expect(content.getByText('Loading…')).toBeVisible()
  await expect(content.getByRole('button')).toHaveCount(0)
  release()
  await expect(content.getByRole('button', {name: 'Add To Cart'})).toBeVisible()
  await expect(content.locator('.quick-view__preview')).toHaveCount(0)
})

test('a failure links to the page of the product, and can be retried', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop')
  await shop.fault({path: VIEW + BOWL, times: 20, drop: true})
  await link(page, 'Tide Bowl').click()
  await expectAlert(page, 'Unable to load this product', OFFLINE)
  await expect(alertOf(page).getByRole('link', {name: 'Tide Bowl'})).toHaveAttribute(
    'href',
    /\/shop\/tide-bowl$/,
  )
  await expectNoneInAnyLight(page)
  await shop.clearFaults()
  await alertOf(page).getByRole('button', {name: 'Try again'}).click()
  await expectShown(page, 'Tide Bowl')
  await page.keyboard.press('Escape')
  await expect(link(page, 'Tide Bowl')).toBeFocused()
})

test('contains every picture of a product, and a variant scrolls to its own', {tag: '@engines'}, async ({
  page,
}) => {
  await openView(page, 'Speckled Mug')
  const gallery = lightbox(page).locator('.ProductItem-gallery')
  await expectState(gallery, 'mounted')
  await expect(gallery.locator('.ProductItem-gallery-slides-item')).toHaveCount(7)
  await lightbox(page).getByLabel('Size').selectOption('Large')
  await lightbox(page).getByLabel('Glaze').selectOption('Sea')
  await expect(
    gallery.locator('.ProductItem-gallery-slides-item').filter({has: page.getByAltText(/, Sea$/)}),
  ).toBeInViewport({ratio: 0.9})
})

test.describe('the added item', () => {
  const notice = (page: Page) => lightbox(page).locator('.quick-view__added')

  for (const viewport of [
    {width: 1280, height: 800},
    {width: 390, height: 844},
  ])
    test(`is announced by the popover, which covers no control: ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport)
      await openView(page, 'Tide Bowl')
      await lightbox(page).getByRole('button', {name: 'Add To Cart'}).click()
      await expect(popover(page)).toBeVisible()
      const covered = await page.evaluate(() => {
        const isInWindow = ({top, bottom}: DOMRect) => top >= 0 && bottom <= innerHeight
        return [...document.querySelectorAll('dialog :is(a,button,input,select)')].flatMap((control) => {
          const rect = control.getBoundingClientRect()
          const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
          const hit = document.elementFromPoint(x, y)
          if (!rect.width || !isInWindow(rect) || control.contains(hit)) return []
          return hit?.closest('.cart-popover__box') ? [control.outerHTML] : []
        })
      })
      expect(covered).toEqual([])
      await expect(lightbox(page).getByRole('status')).toHaveCount(1)
      await page.waitForTimeout(1200)
      await expect(notice(page)).toBeHidden()
      await lightbox(page).getByRole('link', {name: 'View Cart'}).click()
      await page.waitForURL('**/cart')
    })

  test('is announced in the view if there is no popover', async ({page, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    consoleLines.expect(/^\[vitrine\] cart-popover/)
    await page.route(fileWith('widgets/cart-popover/index.tsx'), (route) => route.abort())
    await openView(page, 'Tide Bowl')
    await lightbox(page).getByRole('button', {name: 'Add To Cart'}).click()
    await expect(notice(page)).toHaveText('Tide Bowl was added to your cart View Cart')
    await expectNoneInAnyLight(page)
    await notice(page).getByRole('link', {name: 'View Cart'}).click()
    await page.waitForURL('**/cart')
  })
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  for (const title of ['Tide Bowl', 'Speckled Mug', 'Commissioned Plate'])
    test(`the add button is visible immediately: ${title}`, async ({page}) => {
      await openView(page, title)
      await expect(lightbox(page).getByRole('button', {name: 'Add To Cart'})).toBeInViewport({ratio: 1})
    })
})

test('stays closed, silent and uncounted when it is closed while loading', async ({page, shop}) => {
  const release = await holdRequests(page, `**${VIEW}${BOWL}*`)
  await open(page, '/shop')
  await link(page, 'Tide Bowl').click()
  await expect(lightbox(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  release()
  await page.waitForTimeout(1000)
  await expect(lightbox(page)).toHaveCount(0)
  await expect(alertOf(page)).toHaveCount(0)
  expect(await counted(shop.url)).toEqual([])
})

const failures = [
  [
    'with a title and a message',
    {status: 404, body: {title: 'Gone', error: 'Sold for good.'}},
    'Error: Gone',
    'Sold for good.',
  ],
  ['without a title', {status: 422, body: {error: 'Not today.'}}, 'Error: Not today.', LONG],
  ['with a rate limit', {status: 429}, 'Error: Please try again in a few seconds.', LONG],
  ['with a cut connection', {drop: true}, 'Unable to load this product', OFFLINE],
] as const

for (const [name, fault, title, text] of failures)
  test(`displays an alert for a server ${name}`, async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await open(page, '/shop')
    // reads are repeated, and Chromium repeats a dropped request automatically
    await shop.fault({path: VIEW + BOWL, times: 20, ...fault})
    await link(page, 'Tide Bowl').click()
    await expectAlert(page, title, text)
    await expect(lightbox(page)).toHaveCount(0)
    await alertOf(page).getByRole('button', {name: 'OK'}).click()
    await expect(link(page, 'Tide Bowl')).toBeFocused()
    await shop.clearFaults()
    await link(page, 'Tide Bowl').click()
    await expectShown(page, 'Tide Bowl')
  })

test('displays an alert for a failing server, and reports it', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^\[vitrine\] quick-view:/)
  await open(page, '/shop')
  await shop.fault({path: VIEW + BOWL, times: 3, status: 500})
  await link(page, 'Tide Bowl').click()
  await expectAlert(page, 'Error: Something went wrong. Please try again later.', LONG)
})

test('displays an alert for a product that was removed from the shop', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openDocument(page, {
    body: '<a href="/shop" data-vitrine="quick-view" data-product-id="gone">Look</a>',
  })
  await page.getByRole('link', {name: 'Look'}).click()
  await expectAlert(page, 'Error: Product not found', 'This product is no longer in the shop.')
})

test('offline before its files have loaded, it says so and works after reconnecting', {
  tag: '@engines',
}, async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openView(page, 'Speckled Mug')
  await page.keyboard.press('Escape')
  await goOffline(page)
  await link(page, 'Moon Plate').click()
  await expectAlert(page, 'Unable to load this product', OFFLINE)
  await alertOf(page).getByRole('button', {name: 'OK'}).click()
  await reconnect(page)
  await link(page, 'Moon Plate').click()
  await expectShown(page, 'Moon Plate')
})

/** After the mathematics, the parser fails, so the content to keep is first. */
const EVIL = `<h2 id="images">Evil</h2>
<script type="application/json" class="data">{"html": "</b><img src=x onerror=alert(1)>"}</script>
<div data-kept='{"a": "<b>"}' aria-describedby="images">Text</div>
<script>document.title = 'hacked'</script><script type="module">document.title = 'hacked'</script>
<img src="x" onerror="document.title='hacked'"><svg onload="document.title='hacked'"><script>document.title='hacked'</script></svg>
<a href="javascript:document.title='hacked'">Script</a><a href="/shop/tide-bowl" onclick="document.title='hacked'">Link</a>
<iframe srcdoc="<script>parent.document.title='hacked'</script>"></iframe><style>body { display: none }</style>
<form action="javascript:document.title='hacked'"><form><input name="note" autofocus onfocus="document.title='hacked'"></form></form>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=document.title='hacked'&gt;"></style></math>
<template><img src=x onerror="document.title='hacked'"></template>`

test('removes scripts from a server’s HTML; keeps data and controls', {tag: '@engines'}, async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  // the policy also applies where the HTML is parsed: nothing would run there in any case
  consoleLines.expect(
    /inline (event handler|style) violates|^CSP violation: (script-src-attr|style-src-elem) inline/,
    null,
  )
  await shop.fault({path: VIEW + BOWL, body: {html: EVIL}})
  await open(page, '/shop')
  const title = await page.title()
  await link(page, 'Tide Bowl').click()
  const content = lightbox(page).locator('.quick-view__content')
  await expect(content.getByRole('heading')).toHaveText('Evil')
  await content.getByText('Script', {exact: true}).click()
  await content.locator('[name=note]').focus()
  await page.waitForTimeout(200)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('body')).toBeVisible()
  await expect(content.locator('iframe,style,script:not([type="application/json"])')).toHaveCount(0)
  const attributes = await content
    .locator('*')
    .evaluateAll((all) => all.flatMap((one) => one.getAttributeNames().filter((name) => /^on/.test(name))))
  expect(attributes).toEqual([])
  const data = await content.locator('script.data').textContent()
  expect(data).toBe('{"html": "</b><img src=x onerror=alert(1)>"}')
  const kept = content.locator('[data-kept]')
  await expect(kept).toHaveAttribute('data-kept', '{"a": "<b>"}')
  await expect(kept).toHaveAccessibleDescription('Evil')
})

test('names the missing policy name on a page that forbids it', async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] quick-view: .*trusted-types vitrine/)
  consoleLines.expect(/CSP violation: trusted-types|Creating a TrustedTypePolicy/, 2)
  await page.route('**/shop', async (route) => {
    const reply = await route.fetch()
    const policy = (reply.headers()['content-security-policy'] ?? '').replace(
      'trusted-types vitrine',
      "trusted-types 'none'",
    )
    await route.fulfill({response: reply, headers: {...reply.headers(), 'content-security-policy': policy}})
  })
  await open(page, '/shop')
  await link(page, 'Tide Bowl').click()
  await expectAlert(
    page,
    'Unable to load this product',
    `Part of this page failed to load. Please reload it and try again. ${LONG}`,
  )
})

test('platform markup opens with the keys of a button, and moves through the empty group', async ({page}) => {
  await open(page, '/qa')
  const buttons = page.locator('.sqs-product-quick-view-button')
  await buttons.first().focus()
  await page.keyboard.press('Space')
  await expectShown(page, 'فنجان قهوة بنقوش يدوية')
  await page.keyboard.press('ArrowRight')
  await expectShown(page, '“Seconds” Saucer & Spoon, the £5 Shelf')
  await page.keyboard.press('Escape')
  await expect(buttons.first()).toBeFocused()
})

test('a link that opens in another tab is left to the browser', async ({page, context}) => {
  await open(page, '/shop')
  const opened = context.waitForEvent('page')
  await link(page, 'Tide Bowl').click({modifiers: ['ControlOrMeta']})
  await expect(await opened).toHaveURL(/\/shop\/tide-bowl$/)
  await expect(lightbox(page)).toHaveCount(0)
})

test('widgets in it unmount with it, and mount again', async ({page}) => {
  await openView(page, 'Tide Bowl')
  await lightbox(page).getByRole('button', {name: 'Add To Cart'}).focus()
  await expectState(lightbox(page).locator('[data-vitrine=add-to-cart]'), 'mounted')
  const inner = await lightbox(page).locator('[data-vitrine=add-to-cart]').elementHandle()
  await press(page, 'Close')
  await expect.poll(() => inner?.getAttribute('data-vitrine-state')).toBeNull()
})

test('the page behind keeps its position, and returns after its links', {tag: '@engines'}, async ({page}) => {
  await open(page, '/shop')
  await link(page, 'Paper Club').scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await link(page, 'Paper Club').click()
  await expectShown(page, 'Paper Club')
  await lightbox(page).getByRole('link', {name: 'View full details'}).click()
  await page.waitForURL('**/shop/paper-club')
  await page.goBack()
  await expect(link(page, 'Paper Club')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 200)
  // its address is that of the list with the quick view: a page that loads again opens it
  await expectShown(page, 'Paper Club')
})

test('axe finds no problem while it loads', async ({page}) => {
  await holdRequests(page, `**${VIEW}${BOWL}*`)
  await open(page, '/shop')
  await link(page, 'Tide Bowl').click()
  await expect(lightbox(page)).toBeVisible()
  await expectNoneInAnyLight(page)
})

test('axe finds no problem with a product in it', async ({page}) => {
  await openView(page, 'Tide Bowl')
  await expectNoneInAnyLight(page)
})

test('from right to left, the arrow keys are reversed', {tag: '@engines'}, async ({page}) => {
  await open(page, '/shop')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await link(page, 'Speckled Mug').click()
  await expectShown(page, 'Speckled Mug')
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 'Tide Bowl')
})

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 700}})

  test('can be opened, browsed and closed', async ({page}) => {
    await open(page, '/shop')
    await link(page, 'Speckled Mug').tap()
    await expectShown(page, 'Speckled Mug')
    await lightbox(page).getByRole('button', {name: 'Next product'}).tap()
    await expectShown(page, 'Tide Bowl')
    await lightbox(page).getByRole('button', {name: 'Close', exact: true}).tap()
    await expect(lightbox(page)).toHaveCount(0)
  })
})

test.describe('at 300 % zoom', () => {
  test.use({viewport: {width: 427, height: 267}})

  test('fits, and its buttons stay reachable', async ({page}) => {
    await openView(page, 'Tide Bowl')
    await lightbox(page).getByRole('button', {name: 'Add To Cart'}).scrollIntoViewIfNeeded()
    for (const name of ['Previous product', 'Next product', 'Close'])
      await expect(lightbox(page).getByRole('button', {name, exact: true})).toBeInViewport({ratio: 1})
    const isWide = await lightbox(page)
      .locator('.quick-view__content')
      .evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
    expect(isWide).toBe(false)
  })
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('is a link to the product', async ({page}) => {
    await page.goto('/shop')
    await link(page, 'Tide Bowl').click()
    await expect(page).toHaveURL(/\/shop\/tide-bowl$/)
  })
})
