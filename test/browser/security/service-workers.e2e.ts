import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Page} from '@playwright/test'
import {addToCart, bowl, cartLink} from '../support/markup.ts'
import {addButton, alertOf, product} from '../support/page-parts.ts'
import {type Server, startServer} from '../support/server.ts'
import {createShop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

/** The page's own service worker: what it does with a request, after `request` and `path`. */
const WORKERS = {
  'keeps the files of Vitrine': `
    if (path.startsWith('/vitrine/')) event.respondWith(caches.open('files').then(async (files) =>
      (await files.match(request)) ?? fetch(request).then((reply) => files.put(request, reply.clone()).then(() => reply))))`,
  'sends each request again itself': 'event.respondWith(fetch(request))',
  'answers the API with a page on request': `
    if (isAway && path.startsWith('/api/')) event.respondWith(
      new Response('<h1>You are offline</h1>', {headers: {'Content-Type': 'text/html'}}))`,
  'answers the files of widgets with a page': `
    if (path.startsWith('/vitrine/chunks/')) event.respondWith(
      new Response('<h1>You are offline</h1>', {headers: {'Content-Type': 'text/html'}}))`,
} as const

const workerOf = (respond: string): string => `let isAway = false
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', ({data, ports}) => {
  isAway = data
  ports[0].postMessage('heard')
})
addEventListener('fetch', (event) => {
  const {request} = event
  const path = new URL(request.url).pathname
  ${respond}
})`

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<script type="application/json" data-site-context>{}</script><script async src="/vitrine/loader.js"></script>${cartLink()}${addToCart(bowl)}`

let folder: string
let server: Server
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-worker-'))
  server = await startServer({pagesFolder: folder})
})
test.afterEach(async ({page}) => {
  // what it still loads would keep both waiting
  await page.close()
  await server.stop()
  await rm(folder, {recursive: true})
})

/** A page that its service worker controls, and what the shop holds then. */
async function openWith(page: Page, name: keyof typeof WORKERS) {
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'worker.js'), workerOf(WORKERS[name]))
  await page.goto(`${server.url}/pages/`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('worker.js')
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  return createShop(server.url, server.restart)
}

for (const name of ['keeps the files of Vitrine', 'sends each request again itself'] as const)
  test(`with a service worker that ${name}, an item is added once`, {tag: '@engines'}, async ({page}) => {
    const {held} = await openWith(page, name)
    await addButton(page).click()
    await expect.poll(held).toEqual(['1 × BOWL-TIDE'])
    await page.reload()
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
    await addButton(page).click()
    await expect.poll(held).toEqual(['2 × BOWL-TIDE'])
  })

// not in Firefox, which sends requests with `keepalive` past the worker
test('a service worker that answers the API with a page is no cart, and nothing is lost', async ({
  page,
  consoleLines,
}) => {
  consoleLines.expect(/^\[vitrine\]/, null)
  const {held} = await openWith(page, 'answers the API with a page on request')
  const setAway = (isAway: boolean) =>
    page.evaluate(
      (data) =>
        new Promise<void>((resolve) => {
          const {port1, port2} = new MessageChannel()
          port1.onmessage = () => resolve()
          navigator.serviceWorker.controller?.postMessage(data, [port2])
        }),
      isAway,
    )
  await setAway(true)
  await product(page).getByLabel('Quantity').fill('3')
  await addButton(page).click()
  await expect(alertOf(page)).toBeVisible()
  await alertOf(page).getByRole('button').first().click()
  await expect(product(page).getByLabel('Quantity')).toHaveValue('3')
  await setAway(false)
  await addButton(page).click()
  await expect.poll(held).toEqual(['3 × BOWL-TIDE'])
})

test('with a service worker that answers the files of widgets with a page, the form is sent natively', {
  tag: '@engines',
}, async ({page, consoleLines}) => {
  consoleLines.expect(/./, null)
  await openWith(page, 'answers the files of widgets with a page')
  await addButton(page).click()
  // the form's own address, which needs more than this form has
  await page.waitForURL('**/cart/add')
  // what a page still loads would keep it from closing
  await page.goto('about:blank')
})
