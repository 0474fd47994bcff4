import type {Page} from '@playwright/test'
import {expectNoneInAnyLight, expectNoViolations} from '../support/accessibility.ts'
import {addressWith, fileWith} from '../support/dist.ts'
import {openDocument, serveDocument} from '../support/document.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {addToCart, bowl, cartLink} from '../support/markup.ts'
import {openItem, openSection, outlinesOf, panelOf, toggleOf} from '../support/overlay.ts'
import {addButton, expectAllMounted, expectHeader, open} from '../support/page-parts.ts'
import {saveData} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const PRODUCT = '/shop/tide-bowl?vitrine-debug'

const openWith = (page: Page, body: string, loader = 'data-debug data-tracking="off"') =>
  openDocument(page, {body, loader})

test.use({contextOptions: {reducedMotion: 'reduce'}})

test.describe('the overlay', () => {
  test('opens if the loader’s tag asks for it', async ({page}) => {
    await openWith(page, cartLink() + addToCart(bowl))
    await expect(toggleOf(page)).toHaveText('Vitrine QA: 2 widgets, 0 problems, 0 accessibility findings')
    await expect(outlinesOf(page)).toHaveText(['1 cart-indicator · mounted', '2 add-to-cart · waiting'])
    await addButton(page).focus()
    await expect(outlinesOf(page)).toHaveText(['1 cart-indicator · mounted', '2 add-to-cart · mounted'])
  })

  test('opens if the address asks for it', async ({page}) => {
    await open(page, PRODUCT)
    await expect(toggleOf(page)).toBeVisible()
  })

  test('is not fetched in normal use, nor are its files', async ({page}) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await open(page, '/shop/tide-bowl')
    // the last file that a page fetches automatically
    await expect
      .poll(() => files.some((file) => file.startsWith(addressWith('src/tracking/run.ts'))))
      .toBe(true)
    expect(
      files.filter(
        (file) =>
          file.startsWith(addressWith('qa/overlay/overlay.ts')) || /manifest\.json|\/schemas\//.test(file),
      ),
    ).toEqual([])
    await expect(page.locator('vitrine-overlay')).toHaveCount(0)
  })

  test('does not block any widget when it cannot load', async ({page, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await page.route(fileWith('qa/overlay/overlay.ts'), (route) => route.abort())
    await openWith(page, cartLink() + addToCart(bowl))
    await expectAllMounted(page)
    await expect(page.locator('vitrine-overlay')).toHaveCount(0)
  })
})

test('outlines cover their elements, follow them, and ignore clicks', async ({page}) => {
  await open(page, PRODUCT)
  const outline = outlinesOf(page).filter({hasText: 'add-to-cart'})
  const distance = async () => {
    const box = await outline.boundingBox()
    const element = await page.locator('[data-vitrine=add-to-cart]').first().boundingBox()
    return (
      Math.abs((box?.y ?? -99) - (element?.y ?? 99)) + Math.abs((box?.width ?? 0) - (element?.width ?? 99))
    )
  }
  await expect.poll(distance).toBeLessThan(2)
  await page.evaluate(() => scrollTo(0, 60))
  await expect.poll(distance).toBeLessThan(2)
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await toggleOf(page).click()
  const button = panelOf(page).getByRole('button', {name: 'Outlines'})
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(outlinesOf(page)).toHaveCount(0)
})

test('the label of a low element at the top of the window does not cover it', async ({page}) => {
  await openWith(page, cartLink())
  const label = outlinesOf(page).locator('span')
  await expect(label).toHaveText('1 cart-indicator · mounted')
  const link = await page.locator('[data-vitrine=cart-indicator]').boundingBox()
  const box = await label.boundingBox()
  expect(link?.y).toBeLessThan(18)
  expect(box?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0))
})

test('nothing behind a dialog is outlined', async ({page}) => {
  await open(page, '/shop?vitrine-debug')
  await page.getByRole('link', {name: 'Quick view of Speckled Mug'}).click()
  const dialog = page.getByRole('dialog', {name: 'Quick view'})
  await expect(dialog.locator('[data-vitrine=add-to-cart]')).toBeVisible()
  await expect(outlinesOf(page)).toHaveText([/product-gallery · mounted$/, /add-to-cart · waiting$/])
})

test('it moves nothing and changes no element of the page: unmounting restores the HTML', async ({page}) => {
  await recordShifts(page)
  const body = `<main>${cartLink()}${addToCart(bowl)}</main>`
  await serveDocument(page, '/served', {body, loader: 'data-load="interaction"'})
  await page.goto('/served')
  const served = await page.evaluate(() => document.body.innerHTML)
  await openWith(page, body)
  await expect(outlinesOf(page)).toHaveCount(2)
  await settle(page)
  expect(await shifts(page)).toEqual([])
  await (await vitrineOf(page)).evaluate(({unmount}) => unmount())
  await expect(outlinesOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(served)
})

test('lists a widget’s strategy, bytes, time to mount and attributes, and can find it', async ({page}) => {
  // otherwise its files are prefetched
  await saveData(page)
  const late = `<a data-vitrine="quick-view" data-product-id="${bowl.id}" href="/shop/tide-bowl">Look</a>`
  const text = '<div data-vitrine="marquee"><p>News</p></div>'
  await openWith(page, `${cartLink()}${text}<svg width="10" height="3000"></svg>${late}`)
  const widgets = await openSection(page, 'Widgets')
  const item = await openItem(widgets, 'cart-indicator')
  await expect(item.getByRole('definition')).toContainText([
    'mounted',
    'idle',
    /^\d+\.\d ms, at \d+\.\d{3} s$/,
    '0.0000',
    'nothing found',
    // other widgets share them
    '0.00 kB in 0 own files',
    'cart-indicator',
  ])
  const own = await openItem(widgets, 'marquee')
  await expect(own.getByRole('definition')).toContainText([
    /^\d\.\d\d kB in (one own file|\d own files)$/,
    /^[\w-]+-.{7}\.js: \d\.\d\d kB(, from the browser’s cache| from the network)$/,
  ])
  const waiting = await openItem(widgets, 'quick-view: waiting')
  await expect(waiting.getByRole('definition')).toContainText(['waiting', 'interaction', 'not mounted'])
  await expect(waiting).toContainText(/quick-view-.{7}\.js: not fetched, \d\.\d\d kB as built/)
  await waiting.getByRole('button', {name: /^Show 3 quick-view/}).click()
  await expect(page.locator('[data-vitrine=quick-view]')).toBeInViewport()
  await expect(page.locator('vitrine-overlay .is-pointed-at')).toHaveText('3 quick-view · waiting')
})

test('marks the values that a widget uses without an attribute as defaults', async ({page}) => {
  const picture = '<li><img alt="A picture" width="4" height="3" src="data:image/svg+xml,%3Csvg/%3E"></li>'
  await openWith(
    page,
    `<section data-vitrine="gallery" data-vitrine-load="now" data-design="grid" data-lightboxtheme="light" data-options='{"padding": 7}'
      aria-label="Pictures"><ul>${picture}</ul></section>
    <div data-vitrine="restock-form" data-vitrine-load="now" data-product-id="64a1f0c27be1d20013c0aa02"></div>
    ${addToCart(bowl, 'data-mode="list" data-vitrine-load="now"')}`,
  )
  const widgets = await openSection(page, 'Widgets')
  const gallery = await openItem(widgets, 'gallery: mounted')
  await expect(gallery.locator('dl div').filter({hasText: 'data-thumbnails-per-row'})).toContainText(
    '(default)',
  )
  for (const given of ['data-design', 'data-lightbox-theme', 'data-lightboxtheme', 'data-padding'])
    await expect(
      gallery.locator('dl div').filter({hasText: given}).filter({hasText: '(default)'}),
    ).toHaveCount(0)
  const button = await openItem(widgets, 'add-to-cart: mounted')
  const rows = button.locator('dl div').filter({hasText: '(default)'})
  await expect(rows.filter({hasText: 'data-express'})).toHaveCount(1)
  await expect(rows.filter({hasText: 'data-mode'})).toHaveCount(0)
})

test('says when it cannot read the list of files', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.route('**/manifest.json', (route) => route.fulfill({status: 404}))
  await openWith(page, cartLink())
  const item = await openItem(await openSection(page, 'Widgets'), 'cart-indicator')
  await expect(item).toContainText('manifest.json beside the loader: 404')
})

test('lists mistakes and failures with their widget, others with the page', async ({page, consoleLines}) => {
  consoleLines.expect(/unknown attribute data-quantitiy/)
  consoleLines.expect(/data-mode="grid" is not one of page, list/)
  consoleLines.expect(/^\[vitrine\] add-to-cart: SyntaxError/)
  consoleLines.expect(/no widget is called "cart-indikator"/)
  const slip = addToCart(bowl, 'data-quantitiy="2" data-mode="grid" data-vitrine-load="now"')
  await openWith(
    page,
    `${slip}<div data-vitrine="add-to-cart" data-product="{"></div><p data-vitrine="cart-indikator"></p>`,
  )
  await expect(toggleOf(page)).toHaveText(/^Vitrine QA: 2 widgets, 4 problems/)
  await expect(outlinesOf(page).first()).toHaveText('1 add-to-cart · mounted ⚠ 2')
  const widgets = await openSection(page, 'Widgets')
  await expect((await openItem(widgets, '1 add-to-cart')).getByRole('listitem')).toHaveText([
    'data-mode="grid" is not one of page, list',
    'unknown attribute data-quantitiy, did you mean data-quantity?',
  ])
  await expect(await openItem(widgets, '2 add-to-cart: error')).toContainText('data-product is not JSON')
  await expect(await openSection(page, 'Page')).toContainText(
    'loader: no widget is called "cart-indikator" (<p>)',
  )
})

test('lists a listener for an event that does not exist, which a page added before the engine came', async ({
  page,
  consoleLines,
}) => {
  const problem = 'there is no event item-add, did you mean item-added?'
  consoleLines.expect(new RegExp(`on: ${problem.replace('?', '\\?')}`))
  await page.addInitScript(() => {
    window.Vitrine = [({on}) => void Reflect.apply(on, null, ['item-add', () => {}])]
  })
  await openWith(page, addToCart(bowl))
  await expect(toggleOf(page)).toHaveText(/^Vitrine QA: 1 widget, 1 problem,/)
  await expect(await openSection(page, 'Problems')).toContainText(problem)
})

test('lists invalid JSON with its widget, before that is used, and with the page', async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(/variants\[0\]\.price is "2800" and has to be integer/)
  consoleLines.expect(/variants\[0\]\.attributs is no field of it/)
  consoleLines.expect(/website\.language is 7 and has to be string/)
  const product = {id: 'mug', title: 'Mug', variants: [{price: '2800', attributs: {Size: 'S'}}]}
  await openDocument(page, {
    context: {website: {language: 7}},
    body: `<form data-vitrine="add-to-cart" data-product='${JSON.stringify(product)}'><button>Add</button></form>`,
    loader: 'data-debug data-tracking="off"',
  })
  await expect(toggleOf(page)).toHaveText(/^Vitrine QA: 1 widget, 3 problems/)
  const item = await openItem(await openSection(page, 'Widgets'), '1 add-to-cart')
  await expect(item.getByRole('listitem')).toHaveText([
    'data-product: variants[0].price is "2800" and has to be integer',
    'data-product: variants[0].attributs is no field of it; did you mean "attributes"?',
  ])
  await expect(await openSection(page, 'Page')).toContainText(
    'page: data-site-context: website.language is 7 and has to be string',
  )
})

test('displays the current cart, and events as they are fired', async ({page}) => {
  await open(page, PRODUCT)
  const cart = await openSection(page, 'Cart')
  await expect(cart.locator('summary').first()).toHaveText('Cart: none')
  const events = await openSection(page, 'Events')
  await page.evaluate(() => scrollTo(0, 0))
  await addButton(page).press('Enter')
  await expect(cart.locator('summary').first()).toHaveText('Cart: 1')
  await expect(cart.getByRole('listitem')).toHaveText(/^1 × Tide Bowl \(BOWL-TIDE\)/)
  await expect(cart).toContainText('3900 cents')
  await expect(events.getByRole('listitem').filter({hasText: 'item-added from add-to-cart'})).toHaveCount(1)
  await expect(
    events.getByRole('listitem').filter({hasText: 'cart-change from the document'}),
  ).not.toHaveCount(0)
})

test('displays the last hundred events', async ({page}) => {
  await openWith(page, cartLink())
  const events = await openSection(page, 'Events')
  await page.evaluate(() => {
    for (let n = 0; n < 120; n++) document.dispatchEvent(new CustomEvent('vitrine:strings', {detail: {n}}))
  })
  await expect(events.locator('summary')).toHaveText('Events: 121')
  await expect(events.getByRole('listitem')).toHaveCount(100)
  await expect(events.getByRole('listitem').first()).toContainText('strings from the document {"n":119}')
})

test.describe('of tracking events', () => {
  test('lists payload and outcome, with each request', async ({page}) => {
    await open(page, PRODUCT)
    const tracking = await openSection(page, 'Tracking')
    await expect(tracking).toContainText('open (ok)')
    const hit = tracking.locator('li').filter({hasText: 'Hit: acknowledged'})
    await expect(hit).toHaveCount(1)
    const item = await openItem(tracking, 'VisitPDP: acknowledged')
    await expect(item).toContainText('{"productId":"64a1f0c27be1d20013c0aa02"}')
    await expect(item).toContainText('acknowledged, a try, last answer 200: /api/v1/clanker/events')
    await expect(item).toContainText('acknowledged, a try, last answer 200: /api/events/RecordEvent')
  })

  test('marks an event that the server refuses', async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await shop.fault({path: '/api/census/RecordHit', status: 400, times: 9})
    await open(page, PRODUCT)
    const tracking = await openSection(page, 'Tracking')
    await expect(tracking.locator('li').filter({hasText: 'Hit: refused'})).toHaveCount(1)
    await expect(tracking).toContainText('1 refused')
  })

  test('lists no event that the consent gate blocks, and states the reason', async ({page}) => {
    const context = {authenticatedAccount: {id: 'owner'}, websiteRoles: [1]}
    await openDocument(page, {body: addToCart(bowl), loader: 'data-debug', context})
    await (await vitrineOf(page)).evaluate(({track}) => track('Wished', {}))
    const tracking = await openSection(page, 'Tracking')
    await expect(tracking).toContainText('closed (role)')
    await expect(tracking.locator('li').filter({hasText: 'Wished: not told (role)'})).toHaveCount(1)
  })

  test('says when the site turns tracking off', async ({page}) => {
    const context = {websiteSettings: {trackingDisabled: true}}
    await openDocument(page, {body: addToCart(bowl), loader: 'data-debug', context})
    await expect(await openSection(page, 'Tracking')).toContainText('closed (disabled)')
  })

  test('displays a visitor’s choice immediately', async ({page}) => {
    await open(page, PRODUCT)
    const tracking = await openSection(page, 'Tracking')
    await expect(tracking.locator('summary').first()).toHaveText(/^Tracking: open \(ok\)/)
    await (await vitrineOf(page)).evaluate(({consent}) => consent.set({analytics: false}))
    await expect(tracking.locator('summary').first()).toHaveText(/^Tracking: closed \(consent\)/)
  })

  test('says when the tag turns tracking off', async ({page}) => {
    await openWith(page, cartLink())
    await expect(await openSection(page, 'Tracking')).toContainText('switched off by data-tracking')
  })
})

test('assigns a layout shift to the widget that moved', async ({page}) => {
  await openWith(page, addToCart(bowl))
  await expectAllMounted(page)
  await settle(page)
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.height = '100px'
    document.querySelector('[data-vitrine]')?.prepend(block)
  })
  await settle(page)
  const section = await openSection(page, 'Layout shifts')
  await expect(section.getByRole('listitem')).toHaveText(/ s 0\.\d*[1-9]\d* in add-to-cart: <\w+/)
  const item = await openItem(await openSection(page, 'Widgets'), 'add-to-cart')
  await expect(item.getByRole('definition').nth(3)).not.toHaveText('0.0000')
})

test('finds accessibility problems of a widget once it has mounted', async ({page}) => {
  await openWith(page, addToCart(bowl))
  await expect(toggleOf(page)).toHaveText(/, 0 accessibility findings$/)
  await page.evaluate(() => {
    const [button, image] = ['button', 'img'].map((name) => document.createElement(name))
    if (button && image) document.querySelector('[data-vitrine]')?.append(button, image)
  })
  await expect(toggleOf(page)).toHaveText(/, 2 accessibility findings$/)
  const section = await openSection(page, 'Accessibility')
  await expect(section).toContainText('It is no substitute for a full check.')
  await expect(section.getByRole('listitem')).toHaveText([
    /^1 add-to-cart: <button> has no name/,
    /^1 add-to-cart: <img> has no alt/,
  ])
})

test.describe('the report', () => {
  test('is copied as Markdown, with everything in the panel', async ({page}) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, PRODUCT)
    await addButton(page).focus()
    await expect(outlinesOf(page).filter({hasText: /add-to-cart · mounted/})).toHaveCount(1)
    await toggleOf(page).click()
    await panelOf(page).getByRole('button', {name: 'Copy report'}).click()
    await expect(panelOf(page).getByRole('status')).toHaveText('Copied')
    const report = await page.evaluate(() => navigator.clipboard.readText())
    expect(report).toMatch(/^# Vitrine QA report\n/)
    expect(report.match(/^## [\w ]+/gm)).toEqual(
      ['Page', 'Widgets', 'Cart', 'Events', 'Tracking', 'Layout shifts', 'Accessibility'].map(
        (one) => `## ${one}`,
      ),
    )
    for (const fact of [
      /^- address: .*\/shop\/tide-bowl\?vitrine-debug$/m,
      /^- version: \d+\.\d+\.\d+$/m,
      /^- browser: .*Chrome/m,
      /^- window: 1280 × 800/m,
      /^- \d add-to-cart: mounted\n {2}- state: mounted\n {2}- strategy: use\n {2}- time to mount: /m,
    ])
      expect(report).toMatch(fact)
  })

  test('is selected if the clipboard is unavailable', async ({page}) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await openWith(page, cartLink())
    await toggleOf(page).click()
    await panelOf(page).getByRole('button', {name: 'Copy report'}).click()
    await expect(panelOf(page).getByRole('status')).toHaveText(/copy the selected text$/)
    const report = panelOf(page).getByRole('textbox', {name: 'Report'})
    await expect(report).toBeFocused()
    await expect(report).toHaveValue(/^# Vitrine QA report/)
    const isAllSelected = await report.evaluate(
      (box) =>
        box instanceof HTMLTextAreaElement && box.selectionEnd - box.selectionStart === box.value.length,
    )
    expect(isAllSelected).toBe(true)
  })
})

test('the panel can be opened, browsed, moved and closed by keyboard, and keeps the focus', async ({
  page,
}) => {
  await openWith(page, cartLink())
  const toggle = toggleOf(page)
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panelOf(page).getByRole('button', {name: 'Outlines'})).toBeFocused()
  await page.keyboard.press('Tab')
  const move = panelOf(page).getByRole('button', {name: 'Move to the next corner'})
  const places = new Set<string>()
  for (let n = 0; n < 4; n++) {
    await expect(move).toBeFocused()
    const box = await panelOf(page).boundingBox()
    places.add(`${(box?.x ?? 0) < 100} ${(box?.y ?? 0) < 100}`)
    await page.keyboard.press('Enter')
  }
  expect(places.size).toBe(4)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panelOf(page).locator('details.section').first()).toHaveAttribute('open')
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('axe finds no problem on a page with it', async ({page}) => {
  await openWith(page, `<main><h1>Bowl</h1>${cartLink()}${addToCart(bowl)}</main>`)
  await openItem(await openSection(page, 'Widgets'), 'add-to-cart')
  await expectNoViolations(page)
})

test('axe finds no problem in it, in any colour scheme and in forced colours', async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(/unknown attribute data-quantitiy/)
  await openWith(page, addToCart(bowl, 'data-quantitiy="2" data-vitrine-load="now"'))
  await openItem(await openSection(page, 'Widgets'), 'add-to-cart')
  await openSection(page, 'Accessibility')
  await expectNoneInAnyLight(page, 'vitrine-overlay')
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'})
  await expectNoViolations(page, {within: 'vitrine-overlay'})
})

test('right to left, it is on the other side, and reads left to right', async ({page}) => {
  await serveDocument(page, '/rtl', {
    body: cartLink(),
    html: 'lang="ar" dir="rtl"',
    loader: 'data-debug data-tracking="off"',
  })
  await page.goto('/rtl')
  await expect(toggleOf(page)).toBeVisible()
  expect((await panelOf(page).boundingBox())?.x).toBe(8)
  await expect(panelOf(page)).toHaveCSS('direction', 'ltr')
})

test('fits a phone, and the page does not scroll sideways', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800})
  await open(page, PRODUCT)
  await openItem(await openSection(page, 'Widgets'), 'add-to-cart')
  const box = await panelOf(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  expect(box?.height).toBeLessThanOrEqual(480)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
