import type {Page} from '@playwright/test'
import {findShell, launchOptions} from '../../chromium.ts'
import {line, part, quantity, remove, type} from '../support/cart-page.ts'
import {order} from '../support/checkout.ts'
import {addButton, expectHeader} from '../support/page-parts.ts'
import {type Server, startServer} from '../support/server.ts'
import {test as base, expect} from '../support/test.ts'

const API = 'api.vitrine.test'
/** A host next to the API's, and a host of another site, which blocks the API's cookies: the case without storage. */
const PAGES = [
  ['two hosts of one site', 'www.vitrine.test', 2],
  ['two sites', 'www.elsewhere.example', 0],
] as const

const at = (host: string, url: string): string => `http://${host}:${new URL(url).port}`

const test = base.extend<object, {server: Server}>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const server = await startServer({
        shopOrigins: (url) => PAGES.map(([, host]) => at(host, url)),
        apiOrigin: (url) => at(API, url),
      })
      await use(server)
      await server.stop()
    },
    {scope: 'worker'},
  ],
})

const {args, ...launch} = launchOptions(findShell())
test.use({
  launchOptions: {...launch, args: [...args, '--host-resolver-rules=MAP * 127.0.0.1']},
  // without knowing whether a cart exists, the page requests one
  reuseContext: false,
})
test.beforeEach(({consoleLines}) => consoleLines.allowNetworkErrors())

/** Adds a bowl, to hold `count`. The popover would be gone, on a busy machine before the test has looked. */
const addBowl = async (page: Page, count: number) => {
  await addButton(page).click()
  await expectHeader(page, count, `$${39 * count}.00`)
}

/** Makes local and session storage throw, as if the visitor had blocked them. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })

for (const [name, host, kept] of PAGES) {
  test.describe(`page and API on ${name}`, () => {
    test('keeps the cart after a reload, in a second tab and on the cart page', async ({
      page,
      context,
      server,
      shop,
    }) => {
      const shopPage = at(host, server.url)
      await page.goto(`${shopPage}/shop/tide-bowl`)
      await addBowl(page, 1)
      await page.reload()
      await expectHeader(page, 1, '$39.00')

      const second = await context.newPage()
      await second.goto(`${shopPage}/shop/tide-bowl`)
      await expectHeader(second, 1, '$39.00')
      await addBowl(second, 2)
      await expectHeader(page, 2, '$78.00')
      await second.close()

      await page.goto(`${shopPage}/cart`)
      await expect(quantity(page, 'Tide Bowl')).toHaveValue('2')
      await type(page, 'Tide Bowl', '3')
      await expectHeader(page, 3, '$117.00')
      const code = page.getByLabel('Promotion code or gift card')
      await code.fill('NOTHING')
      await code.press('Enter')
      await expect(part(page, 'code-message')).toHaveText("That code isn't valid.")
      await code.fill('WELCOME10')
      await code.press('Enter')
      await expect(part(page, 'grand-total')).toHaveText('$105.30')
      await remove(page, 'Tide Bowl')
      await expect(line(page, 'Tide Bowl')).toHaveCount(0)
      await expectHeader(page, 0, '$0.00')
      // the page does not wait for the shop
      await expect.poll(() => shop.held()).toEqual([])
    })

    test('the checkout on the API’s host has the cart, and the cart is empty after the order', async ({
      page,
      server,
      shop,
    }) => {
      const shopPage = at(host, server.url)
      await page.goto(`${shopPage}/shop/tide-bowl`)
      await addBowl(page, 1)
      await page.goto(`${shopPage}/cart`)
      await page.getByRole('link', {name: 'Checkout'}).click()
      await expect(page).toHaveURL(`${at(API, server.url)}/checkout`)
      await order(page)
      expect(await shop.orders()).toHaveLength(1)
      await page.goto(`${shopPage}/cart`)
      await expect(page.getByText('Your cart is empty')).toBeVisible()
      await expectHeader(page, 0, '$0.00')
      await page.goto(`${shopPage}/shop/tide-bowl`)
      await addBowl(page, 1)
    })

    test('without storage, the cart lives as long as the page, or as the API’s cookie if it is sent', async ({
      page,
      server,
      shop,
      consoleLines,
    }) => {
      consoleLines.allowStorageWarning()
      await blockStorage(page)
      const shopPage = at(host, server.url)
      await page.goto(`${shopPage}/shop/tide-bowl`)
      await addBowl(page, 1)
      await addBowl(page, 2)
      expect(await shop.held()).toEqual(['2 × BOWL-TIDE'])
      await page.goto(`${shopPage}/cart`)
      if (kept) await expectHeader(page, kept, '$78.00')
      else await expect(page.getByText('Your cart is empty')).toBeVisible()
    })
  })
}

test('a page of another site gets no cookies of the API', async ({page, context, server}) => {
  await page.goto(`${at('www.elsewhere.example', server.url)}/shop/tide-bowl`)
  await addBowl(page, 1)
  expect((await context.cookies(at(API, server.url))).map(({name}) => name)).toEqual([])
})
