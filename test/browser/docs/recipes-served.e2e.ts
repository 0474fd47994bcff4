import {type ChildProcess, execFile, spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import type {Page} from '@playwright/test'
import {replyProblems} from '../../../demo/server/testing/api-description.ts'
import {readCode, readGuide} from '../../helpers/read-code.ts'
import {DIST} from '../support/dist.ts'
import {openRecipe} from '../support/recipes.ts'
import {expect, test} from '../support/test.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CDN = 'https://cdn.example/vitrine'
/** The widgets of the page. */
const PROTECTED = 'add-to-cart,cart-indicator,cart-popover'
const TAG = /<script async src="[^"]*"><\/script>/

/** An author's folder for the code of a recipe. */
let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-recipe-'))
})
test.afterEach(() => rm(folder, {recursive: true}))

async function save(file: string, text: string): Promise<string> {
  await writeFile(join(folder, file), text)
  return join(folder, file)
}

const fiveMinutes = () => readCode('README.md', 'Five minutes')

test.describe('from a CDN with SRI', () => {
  /** The printed tags, for the head of the page. */
  const printTags = async (origin: string): Promise<string> => {
    const args = ['bin/vitrine.ts', 'tags', CDN, '--api', origin, '--protect', PROTECTED]
    return (await promisify(execFile)(process.execPath, args, {cwd: ROOT})).stdout
  }
  const openWithTags = async (page: Page, origin: string): Promise<void> =>
    openRecipe(page, (await fiveMinutes()).replace(TAG, await printTags(origin)))

  /** The CDN; `change` alters a file in transit. */
  const serve = (page: Page, change: (path: string, body: string) => string = (_, body) => body) =>
    page.route(`${CDN}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname.replace(/^\/vitrine\/[^/]+\//, '')
      const body = change(path, await readFile(new URL(path, DIST), 'utf8'))
      const contentType = path.endsWith('.css') ? 'text/css' : 'text/javascript'
      await route.fulfill({contentType, headers: {'Access-Control-Allow-Origin': '*'}, body})
    })

  test('the printed tags load the built files, and each script has its hash', async ({page, server}) => {
    const fetched: string[] = []
    await serve(page, (path, body) => {
      if (/^chunks\/.*\.js$/.test(path)) fetched.push(path)
      return body
    })
    await openWithTags(page, server.url)
    await page.getByRole('button', {name: 'Add To Cart'}).click()
    await expect(page.getByRole('link', {name: 'Cart 1 $39.00'})).toBeVisible()
    await expect(page.getByText('Tide Bowl was added to your cart')).toBeVisible()
    const map = await printTags(server.url)
    expect(fetched.length).toBeGreaterThan(5)
    expect(fetched.filter((path) => !map.includes(`/${path}"`))).toEqual([])
  })

  test('never runs a file that was altered in transit, however often it is requested', async ({
    page,
    server,
    consoleLines,
  }) => {
    consoleLines.expect(/integrity|Failed to|add-to-cart/, null)
    let tries = 0
    await serve(page, (path, body) => {
      if (!/chunks\/add-to-cart-/.test(path)) return body
      tries++
      return `${body};window.wasRun = true`
    })
    await openWithTags(page, server.url)
    await page.locator('form[data-vitrine=add-to-cart]').getByRole('button').focus()
    await expect(page.locator('[data-vitrine=add-to-cart]')).toHaveAttribute('data-vitrine-state', 'error')
    await expect(page.locator('[data-vitrine=cart-indicator]')).toHaveAttribute(
      'data-vitrine-state',
      'mounted',
    )
    expect(tries).toBeGreaterThan(2)
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
    // the server's form still posts without the widget
    const form = page.locator('form[data-vitrine=add-to-cart]')
    const posted = page.waitForRequest((request) => request.isNavigationRequest())
    await form.getByRole('button').click()
    expect((await posted).method()).toBe('POST')
    // a navigation that is still under way would be one of the next test
    await page.waitForURL('**/cart/add')
  })

  test('does not run an altered loader, and the page stays as served', async ({
    page,
    server,
    consoleLines,
  }) => {
    consoleLines.expect(/integrity/)
    const asked: string[] = []
    await serve(page, (path, body) => {
      asked.push(path)
      return path === 'loader.js' ? `${body} ` : body
    })
    await openWithTags(page, server.url)
    await expect.poll(() => asked).toEqual(['loader.js'])
    expect(await page.evaluate(() => 'Vitrine' in window)).toBe(false)
    await expect(page.locator('[data-vitrine-state]')).toHaveCount(0)
    await expect(page.getByRole('button', {name: 'Add To Cart'})).toBeVisible()
  })

  test('each fetched file is named in the manifest', async () => {
    const {files, loader} = JSON.parse(await readFile(new URL('manifest.json', DIST), 'utf8'))
    const folders = await Promise.all(['chunks', 'assets'].map((one) => readdir(new URL(`${one}/`, DIST))))
    expect(Object.keys(files)).toHaveLength(folders.flat().length)
    const described: {file: string; integrity: string}[] = [loader, ...Object.values(files)]
    for (const {file, integrity} of described) {
      const hash = createHash('sha384').update(await readFile(new URL(file, DIST)))
      expect(`sha384-${hash.digest('base64')}`, file).toBe(integrity)
    }
  })
})

test.describe('a custom backend', () => {
  let shop: ChildProcess | undefined
  test.afterEach(() => shop?.kill())

  /** Saves the recipe with its pages, and starts it on a free port. */
  async function start(): Promise<string> {
    await mkdir(join(folder, 'my-shop'))
    const page = await fiveMinutes()
    const cart = await readGuide('Add a cart to a static page')
    await save('my-shop/index.html', page)
    await save('my-shop/cart.html', page.replace(/<a data-vitrine.*/s, cart))
    const script = await save('shop.mjs', await readGuide('Write the backend'))
    shop = spawn(process.execPath, [script], {
      cwd: folder,
      env: {...process.env, PORT: '0', VITRINE: fileURLToPath(DIST)},
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await new Promise<[string]>((resolve, reject) => {
      shop?.stdout?.once('data', (data) => resolve([`${data}`]))
      shop?.once('error', reject)
      shop?.once('exit', (code) => reject(new Error(`the recipe ended with ${code}`)))
    })
    return line.trim()
  }

  test('sells the products of the five-minute page', async ({page, consoleLines}) => {
    // a missing cart is a 404 in the description, which the browser logs
    consoleLines.expect(/404/, null)
    const url = await start()
    await page.goto(url)
    await page.getByRole('button', {name: 'Add To Cart'}).click()
    await expect(page.getByRole('link', {name: 'Cart 1 $39.00'})).toBeVisible()
    await expect(page.getByText('Tide Bowl was added to your cart')).toBeVisible()
    await page.getByRole('button', {name: 'Add To Cart'}).click()
    await expect(page.getByRole('link', {name: 'Cart 2 $78.00'})).toBeVisible()
    await page.goto(`${url}/cart`)
    await expect(page.locator('[data-cart=grand-total]')).toHaveText('$78.00')
    await page.getByRole('spinbutton', {name: /Quantity/}).fill('3')
    await page.getByRole('spinbutton', {name: /Quantity/}).press('Enter')
    await expect(page.locator('[data-cart=grand-total]')).toHaveText('$117.00')
    await page.getByRole('button', {name: /Remove/}).click()
    await expect(page.getByText('cart is empty')).toBeVisible()
    // pending requests would find no server
    await page.goto('about:blank')
  })

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false})

    test('accepts posted forms of the page, and the order', async ({page}) => {
      await page.goto(await start())
      for (const total of ['$39.00', '$78.00']) {
        await page.getByRole('button', {name: 'Add To Cart'}).click()
        await expect(page).toHaveURL(/\/checkout$/)
        await expect(page.getByText(`Total: ${total}`)).toBeVisible()
        await page.goto(new URL('/', page.url()).href)
      }
      await page.goto(new URL('/cart', page.url()).href)
      await page.getByRole('link', {name: 'checkout'}).click()
      await expect(page.getByRole('listitem')).toHaveText('2 × Tide Bowl: $78.00')
      await page.getByRole('button', {name: 'Place order'}).click()
      await expect(page.getByRole('heading', {name: 'Thank you'})).toBeVisible()
      await page.goto(new URL('/checkout', page.url()).href)
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
    })
  })

  test('refuses a form of another site', async () => {
    const url = await start()
    for (const path of ['/cart/add', '/checkout'])
      for (const origin of ['https://shop.example', 'null', '']) {
        const body = new URLSearchParams({itemId: '64a1f0c27be1d20013c0aa02'})
        const reply = await fetch(url + path, {method: 'POST', headers: {origin}, body})
        expect(reply.status).toBe(403)
        expect(reply.headers.getSetCookie().join()).not.toContain('CART')
      }
  })

  test('answers as described, and refuses invalid requests', async () => {
    const url = await start()
    const cart = `${url}/api/commerce/shopping-cart`
    const jar = new Map<string, string>()
    async function call(method: string, path = '', body?: unknown, headers: Record<string, string> = {}) {
      const reply = await fetch(cart + path, {
        method,
        headers: {
          cookie: [...jar].map((pair) => pair.join('=')).join('; '),
          'x-csrf-token': jar.get('crumb') ?? '',
          ...headers,
        },
        ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
      })
      for (const line of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
        jar.set(name, value)
      }
      expect(await replyProblems(reply, method)).toEqual([])
      return {status: reply.status, body: await reply.json()}
    }
    const wish = {itemId: '64a1f0c27be1d20013c0aa02', sku: 'BOWL-TIDE', quantity: 2}
    const id = {'add-to-cart-id': 'one'}
    expect((await call('GET')).status).toBe(404)
    expect(await call('POST', '/entries', wish, {'x-csrf-token': 'no'})).toMatchObject({
      status: 403,
      body: {crumbFail: true},
    })
    expect((await call('POST', '/entries', wish, id)).body.newlyAdded.quantity).toBe(2)
    expect((await call('POST', '/entries', wish, id)).body.shoppingCart.totalQuantity).toBe(2)
    const {entries} = (await call('GET')).body
    expect(
      (await call('PUT', `/entries/${entries[0].id}`, {quantity: 5})).body.shoppingCart.subtotalCents,
    ).toBe(19_500)
    for (const [method, path, body, status] of [
      ['POST', '/entries', {...wish, itemId: 'constructor'}, 404],
      ['POST', '/entries', {...wish, quantity: -1}, 400],
      ['POST', '/entries', '{', 400],
      ['PUT', '/entries/nope', {quantity: 1}, 404],
      ['DELETE', '/entries/nope', undefined, 404],
    ] as const)
      expect((await call(method, path, body)).status).toBe(status)
    expect((await call('DELETE', `/entries/${entries[0].id}`)).body.shoppingCart.entries).toEqual([])
    expect((await fetch(`${url}/vitrine/..%2f..%2fpackage.json`)).status).toBe(404)
  })
})
