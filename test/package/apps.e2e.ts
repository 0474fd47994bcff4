import {expect, type Page, test} from '@playwright/test'
import {watchConsole} from '../browser/support/console-lines.ts'
import {type Server, startServer} from '../browser/support/server.ts'
import {createShop} from '../browser/support/shop.ts'
import {findPort} from '../helpers/find-port.ts'
import type {AppName} from './apps.ts'
import {installApp} from './install-app.ts'
import {type ServedApp, serveApp} from './serve-app.ts'

/** Apps that install the package: each is built, rendered on its server, hydrated and bought from. */

interface Shopping {
  served: ServedApp
  server: Server
  /** What the build has written to stderr, where warnings go. */
  warnings: string
}

/** `ends` gets what has to be stopped, also where a later step fails. */
async function openShop(name: AppName, ends: AsyncDisposableStack): Promise<Shopping> {
  const port = await findPort()
  const server = await startServer({shopOrigins: () => [`http://127.0.0.1:${port}`]})
  ends.defer(server.stop)
  const app = await installApp(name)
  ends.defer(app.remove)
  const env = {NEXT_PUBLIC_SHOP: server.url, VITE_SHOP: server.url}
  const {stderr: warnings} = await app.run('npm', ['run', 'build'], env)
  const served = await serveApp(app, port)
  ends.defer(served.stop)
  return {served, server, warnings}
}

/** What an API of another origin answers a visitor who has nothing in the cart. */
const NO_CART_YET = '404 GET /api/commerce/shopping-cart'
/** What the browser writes of each failed reply, without its address. */
const FAILURE = /^Failed to load resource/

function watchFailures(page: Page): readonly string[] {
  const failed: string[] = []
  page.on('response', (response) => {
    const line = `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`
    if (response.status() >= 400) failed.push(line)
  })
  return failed
}

const inCart = (page: Page) => page.getByLabel('In the cart')

for (const name of ['next', 'react-router'] as const)
  test.describe(name, () => {
    test.describe.configure({mode: 'serial'})

    const ends = new AsyncDisposableStack()
    let shopping: Shopping
    test.beforeAll(async () => {
      shopping = await openShop(name, ends)
    })
    test.afterAll(() => ends.disposeAsync())

    test('is built without a warning', () => {
      expect(shopping.warnings).toBe('')
    })

    test('renders the widgets on its server', async () => {
      const html = await (await fetch(shopping.served.url)).text()
      expect(html).toContain('<h1>Tide Bowl</h1>')
      expect(html).toMatch(/data-vitrine="add-to-cart".*<button type="submit"[^>]*>Add To Cart<\/button>/)
      expect(html).toMatch(/data-vitrine="cart-indicator">Cart<\/a>/)
      expect(html).toContain('<output aria-label="In the cart">0</output>')
    })

    test('hydrates, adds to the cart and shows it', async ({page, context}) => {
      const {served, server} = shopping
      const lines = await watchConsole(context)
      const failed = watchFailures(page)
      await page.goto(served.url)
      await expect(page.locator('[data-vitrine="add-to-cart"]')).toHaveAttribute(
        'data-vitrine-state',
        'mounted',
      )
      await page.getByRole('button', {name: 'Add To Cart'}).click()
      await expect(inCart(page)).toHaveText('1')
      expect(await createShop(server.url, server.restart).held()).toEqual(['1 × BOWL-TIDE'])
      await page.reload()
      await expect(inCart(page)).toHaveText('1')
      expect(failed.filter((line) => line !== NO_CART_YET)).toEqual([])
      expect(lines.all.filter((line) => !FAILURE.test(line))).toEqual([])
      expect(server.takeProblems()).toEqual([])
      expect(served.log()).not.toMatch(/warn|error/i)
    })
  })
