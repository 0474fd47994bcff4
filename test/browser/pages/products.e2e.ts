import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {forgetShifts, recordShifts, settle, shifts} from '../support/layout.ts'
import {holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const CONTEXT = {
  website: {language: 'en-US'},
  websiteSettings: {storeSettings: {selectedCurrency: 'USD'}},
}

const show = (page: Page, query: string, content = '') =>
  openDocument(page, {
    // no style attribute: the policy of the page forbids it
    body: `<main>${'<br>'.repeat(200)}<div data-vitrine="products" data-query="${query}">${content}</div></main>`,
    context: CONTEXT,
  })

const cards = (page: Page) => page.locator('main').getByRole('listitem')
const scroll = (page: Page) => page.locator('[data-vitrine=products]').scrollIntoViewIfNeeded()

test('products come from the shop once they are in view', {tag: '@engines'}, async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url())
    if (pathname === '/api/commerce/products') asked.push(search)
  })
  await show(page, 'category=Paper&amp;sort=price-asc&amp;limit=3', '<a href="/shop">All products</a>')
  await expect(page.getByRole('link', {name: 'All products'})).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await scroll(page)
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('link', {name: 'All products'})).toHaveCount(0)
  expect(asked).toEqual(['?filter.category=Paper&sort=price-asc&pageSize=3'])
})

test('a card adds its product, or opens its options, by keyboard', {tag: '@engines'}, async ({page}) => {
  await show(page, 'ids=64a1f0c27be1d20013c0aa02,64a1f0c27be1d20013c0aa01')
  await scroll(page)
  await expect(cards(page)).toHaveCount(2)
  const add = cards(page).getByRole('button')
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(add).toHaveText('Added!')
  const choose = cards(page).getByRole('link', {name: 'Choose options'})
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an author’s card is filled in under a strict policy, as text', async ({page}) => {
  await page.route('**/api/commerce/products?*', (route) =>
    route.fulfill({
      json: {
        items: [
          {
            id: 'x',
            title: '<img src=x onerror=alert(1)>',
            fullUrl: 'javascript:alert(2)',
            variants: [{price: 2400, sku: 'X'}],
          },
        ],
      },
    }),
  )
  await show(page, '', '<template><h2><a href="{url}">{title}</a></h2><p>{price}</p></template>')
  await scroll(page)
  await expect(cards(page)).toHaveText(/<img src=x onerror=alert\(1\)>\s*\$24\.00/)
  await expect(cards(page).getByRole('link')).toHaveCount(0)
  await expect(cards(page).locator('img')).toHaveCount(0)
})

const TEMPLATE =
  '<template><a href="{url}"><img src="{assetUrl}" alt="" width="160" height="200"></a><h3>{title}</h3><p>{price}</p></template>'

for (const width of [390, 1280])
  for (const [card, content] of Object.entries({'our own': '', 'an author’s': TEMPLATE}))
    test(`cards take the room that was kept for them: ${card}, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      await recordShifts(page)
      const release = await holdRequests(page, '**/api/commerce/products?*')
      await openDocument(page, {
        body: `<main>${'<br>'.repeat(200)}<div data-vitrine="products" data-query="category=Paper&amp;limit=2">${content}</div><p id="below">Below</p></main>`,
        context: CONTEXT,
      })
      const rooms = page.locator('.vitrine-cards--loading > *')
      await expect(rooms).toHaveCount(2)
      await settle(page)
      await forgetShifts(page)
      // what is below is in view before the answer is there
      const below = page.locator('#below')
      await below.scrollIntoViewIfNeeded()
      await expect(below).toBeInViewport()
      const before = await below.boundingBox()
      release()
      await expect(cards(page)).toHaveCount(2)
      await settle(page)
      expect(await below.boundingBox()).toEqual(before)
      expect(await shifts(page)).toEqual([])
    })

test('a failure is announced, and a button tries again', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  let isBroken = true
  await page.route('**/api/commerce/products?*', (route) => (isBroken ? route.abort() : route.fallback()))
  await show(page, 'limit=2')
  await scroll(page)
  await expect(page.getByRole('alert')).toContainText('The products could not be loaded.')
  isBroken = false
  await page.getByRole('button', {name: 'Try again'}).press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first().getByRole('link').first()).toBeFocused()
})
