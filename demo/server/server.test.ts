import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {brotliDecompressSync} from 'node:zlib'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import type {Cart} from '../../src/api/generated/schema.ts'
import {posts} from '../seed/journal.ts'
import {products} from '../seed/products.ts'
import ar from '../templates/messages/ar.json' with {type: 'json'}
import en from '../templates/messages/en.json' with {type: 'json'}
import ja from '../templates/messages/ja.json' with {type: 'json'}
import type {Templates} from './site/templates.ts'
import {mug} from './testing/products.ts'
import {startDemo, type TestDemo} from './testing/start-demo.ts'

const ENTRIES = '/commerce/shopping-cart/entries'

let folder: string
let demo: TestDemo
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-dist-'))
  await mkdir(join(folder, 'dist/chunks'), {recursive: true})
  await writeFile(join(folder, 'dist/loader.js'), 'console.log("loader")')
  await writeFile(join(folder, 'dist/chunks/core-a1b2c3d4.js'), 'export const core = 1')
  await mkdir(join(folder, 'dist/demo/media'), {recursive: true})
  await writeFile(join(folder, 'dist/demo/index.html'), '<h1>Every widget</h1>')
  await writeFile(join(folder, 'dist/demo/media/bell.wav'), 'RIFF')
  await writeFile(join(folder, 'secret.js'), 'secret')
  demo = await startDemo({distFolder: join(folder, 'dist')})
})
afterAll(async () => {
  await demo.stop()
  await rm(folder, {recursive: true, force: true})
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(demo.url + path, {headers})

describe('the static demo', () => {
  it.each(['/demo', '/demo/', '/demo/index.html'])(
    'is at %s, for relative addresses below its folder',
    async (path) => {
      const reply = await get(path)
      expect(await reply.text()).toBe('<h1>Every widget</h1>')
      expect(new URL('media/bell.wav', reply.url).pathname).toBe('/demo/media/bell.wav')
    },
  )

  it('has its own sounds', async () => {
    const reply = await get('/demo/media/bell.wav')
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'audio/wav'])
  })
})

describe('pages', () => {
  const paths = [
    ...['/', '/shop', '/cart', '/checkout', '/qa', '/journal', '/search', '/search?q=mug'],
    ...products.map(({slug}) => `/shop/${slug}`),
    ...posts.map(({slug}) => `/journal/${slug}`),
    ...['/?store=ar', '/shop?store=ja', '/shop/weekly-stems?store=ja', '/search?q=%3Cb%3E&store=ar'],
  ]

  it.each(paths)('%s is served under the strict policy', async (path) => {
    const reply = await get(path)
    const page = await reply.text()
    expect(reply.status).toBe(200)
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(reply.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; frame-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types vitrine",
    )
    expect(page).toContain('<script async src="/vitrine/loader.js"></script>')
    const other = await (await get('/?cart=drawer')).text()
    expect(other).toContain('<script async src="/vitrine/loader.js" data-cart="drawer"></script>')
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/)
    expect(page.match(/<script(?! type="application\/(?:ld\+)?json"| async src| defer src)/)).toBeNull()
    expect(page).not.toMatch(/\{\{|undefined|\[object/)
    expect(reply.headers.getSetCookie().at(-1)).toMatch(/^crumb=[\w-]+; Path=\/; SameSite=Lax$/)
  })

  it('describe themselves to scripts', async () => {
    const page = await (await get('/shop/seconds-saucer')).text()
    const context = /<script type="application\/json" data-site-context>(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(context)).toMatchObject({
      website: {language: 'en-US', timeZone: 'America/New_York'},
      websiteSettings: {storeSettings: {selectedCurrency: 'USD', expressCheckout: false}},
      pageType: 50,
      item: {id: 'seconds "B" shelf £5 & \'up\''},
    })
  })

  it('answer 404 with a message, and with JSON for scripts', async () => {
    const page = await get('/nope')
    expect([page.status, (await page.text()).includes('Page not found')]).toEqual([404, true])
    const reply = await get('/api/nope')
    expect([reply.status, await reply.json()]).toEqual([404, {error: 'Not found.'}])
    const nothing = await get('/commerce/subscription?cartToken=none')
    expect([nothing.status, (await nothing.text()).includes('Page not found')]).toEqual([404, true])
    expect((await get(`/commerce/gift-card?itemId=${mug.itemId}`)).status).toBe(404)
  })

  it('display every product’s picture', async () => {
    for (const {slug} of products) {
      const reply = await get(`/media/${slug}.svg`)
      expect(reply.headers.get('Content-Type')).toBe('image/svg+xml')
      expect(await reply.text()).toMatch(/^<svg .*width="800" height="1000"/)
    }
    expect((await get('/media/none.svg')).status).toBe(404)
  })

  it('use a style sheet address that changes with its content', async () => {
    const href = /href="(\/assets\/shop\.css\?v=[\w-]+)"/.exec(await (await get('/')).text())?.[1] ?? ''
    const reply = await get(href)
    expect(reply.headers.get('Cache-Control')).toContain('immutable')
    expect(reply.headers.get('Content-Type')).toMatch(/^text\/css/)
    expect((await get('/assets/shop.css?v=old')).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('let browsers prepare the pages of products, unless the visitor saves data', async () => {
    const rules = (await get('/shop')).headers.get('Speculation-Rules') ?? ''
    const reply = await get(JSON.parse(rules))
    expect(reply.headers.get('Content-Type')).toBe('application/speculationrules+json')
    expect(await reply.json()).toHaveProperty('prerender')
    const saving = await fetch(`${demo.url}/shop`, {headers: {'Save-Data': 'on'}})
    expect(saving.headers.get('Speculation-Rules')).toBeNull()
  })

  it('can load their script from another origin', async () => {
    const other = await startDemo({scriptUrl: 'http://localhost:5173/loader/index.ts'})
    const reply = await fetch(other.url)
    await other.stop()
    expect(reply.headers.get('Content-Security-Policy')).toContain("script-src 'self' http://localhost:5173;")
    expect(await reply.text()).toContain('src="http://localhost:5173/loader/index.ts"')
  })
})

describe('stores', () => {
  it('are selected by the address and stored in a cookie', async () => {
    const visitor = demo.visitor()
    expect(await (await visitor.call('/?store=ar')).text()).toContain('<html lang="ar" dir="rtl">')
    expect(await (await visitor.call('/shop')).text()).toContain('<html lang="ar" dir="rtl">')
    expect(await (await visitor.call('/shop?store=en')).text()).toContain('<html lang="en-US" dir="ltr">')
    expect(await (await visitor.call('/shop?store=none')).text()).toContain('<html lang="en-US"')
  })

  it('use their own currency: pages, context, and the cart, which all stores share', async () => {
    const visitor = demo.visitor()
    await visitor.api(ENTRIES, {method: 'POST', json: {...mug, quantity: 3}})
    const page = await (await visitor.call('/cart?store=ja')).text()
    expect(page).toContain('"selectedCurrency":"JPY"')
    expect(page.match(/￥[\d,]+/g)).toEqual(expect.arrayContaining(['￥5,100', '￥15,300']))
    const cart = await (await visitor.api('/commerce/shopping-cart')).json()
    expect(cart).toMatchObject({subtotalCents: 15_300, subtotal: {currency: 'JPY', value: '15300'}})
    const added = await (await visitor.api(ENTRIES, {method: 'POST', json: mug})).json()
    expect(added).toMatchObject({newlyAdded: {purchasePriceCents: 5100, subTotal: 20_400}})
    await visitor.call('/?store=en')
    expect(await (await visitor.api('/commerce/shopping-cart')).json()).toMatchObject({subtotalCents: 13_600})
  })

  it.each([
    ['ar', ar],
    ['ja', ja],
  ])('%s has every text', (_, messages) => {
    expect(Object.keys(en).filter((key) => !Object.hasOwn(messages, key))).toEqual([])
  })
})

describe('the search', () => {
  it('finds products and stories that contain all of the words', async () => {
    const page = await (await get('/search?q=cup%20cairo')).text()
    expect(page).toContain('/shop/coffee-cup-cairo')
    expect(page).toContain('/journal/a-cup-from-fustat')
    expect(page).toContain('2 results for “cup cairo”.')
  })

  it('leads to the shop if it has found nothing, and only then', async () => {
    const wayOn = '<a class="button" href="/shop">Go to the shop</a>'
    expect(await (await get('/search?q=zzzz')).text()).toContain(wayOn)
    expect(await (await get('/search?q=mug')).text()).not.toContain(wayOn)
    expect(await (await get('/search')).text()).not.toContain(wayOn)
  })

  it('reports no results, and displays the query as text', async () => {
    const page = await (await get('/search?q=%3Cqx%20%22')).text()
    expect(page).toContain('Nothing found for “&lt;qx "”.')
    expect(page).toContain('value="&lt;qx &quot;"')
  })
})

describe('templates with errors', () => {
  const broken: Templates = {
    render: (name) => ({html: `<main>${name}</main>`, frames: name === 'pages/shop' ? '> 1 | {oops' : ''}),
  }
  const open = (isDevelopment: boolean) => startDemo({isDevelopment, templates: async () => broken})

  it('are displayed to their developer', async () => {
    const other = await open(true)
    const reply = await fetch(`${other.url}/shop`)
    expect([reply.status, await reply.text()]).toEqual([500, '<main>pages/error</main>'])
    await other.stop()
  })

  it('are logged in a public shop, which renders the rest of the page', async () => {
    const other = await open(false)
    const reply = await fetch(`${other.url}/shop`)
    expect([reply.status, await reply.text()]).toEqual([200, '<main>pages/shop</main>'])
    expect(other.problems.map(String)).toEqual([expect.stringContaining('{oops')])
    await other.stop()
  })
})

describe('built files', () => {
  it('allow every origin, and are compressed for browsers that support it', async () => {
    const reply = await get('/vitrine/loader.js', {'Accept-Encoding': 'identity'})
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=60',
      vary: 'Accept-Encoding, Available-Dictionary',
    })
    const compressed = await get('/vitrine/loader.js', {'Accept-Encoding': 'gzip, br'})
    expect(compressed.headers.get('Content-Encoding')).toBe('br')
    expect(await compressed.text()).toBe('console.log("loader")')
    expect(brotliDecompressSync(await rawBytes('/vitrine/loader.js')).toString()).toBe(
      'console.log("loader")',
    )
  })

  it('are not sent again when they are unchanged', async () => {
    const tag = (await get('/vitrine/loader.js')).headers.get('ETag') ?? ''
    expect((await get('/vitrine/loader.js', {'If-None-Match': tag})).status).toBe(304)
  })

  it('are immutable under a hashed name', async () => {
    const reply = await get('/vitrine/chunks/core-a1b2c3d4.js')
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  it('are limited to the folder', async () => {
    for (const path of [
      '/vitrine/none.js',
      '/vitrine/%2e%2e/secret.js',
      '/vitrine/..%2fsecret.js',
      '/vitrine/%E0%A4%A',
    ])
      expect((await get(path)).status).toBe(404)
  })
})

/** The body as sent on the wire. */
async function rawBytes(path: string): Promise<Buffer> {
  const {hostname, port} = new URL(demo.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return bytes.subarray(bytes.indexOf('\r\n\r\n') + 4)
}

describe('stopping', () => {
  it('keeps the carts for the next start', async () => {
    const first = await startDemo()
    const visitor = first.visitor()
    await visitor.api(ENTRIES, {method: 'POST', json: {...mug, quantity: 2}})
    const second = await first.restart()
    const again = second.visitor()
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
    const cart = (await (await again.api('/commerce/shopping-cart')).json()) as Cart
    await second.stop()
    expect(cart.totalQuantity).toBe(2)
  })

  it('does not wait for open connections or slow answers', async () => {
    const other = await startDemo()
    const visitor = other.visitor()
    await visitor.call('/qa/faults', {method: 'POST', json: {path: '/shop', delayMs: 60_000}})
    const slow = visitor.call('/shop').catch(() => 'cut')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const began = performance.now()
    await other.stop()
    expect(performance.now() - began).toBeLessThan(2000)
    expect(await slow).toBe('cut')
  })

  it.each([
    {argv: [], hooks: 404},
    {argv: ['--local-qa'], hooks: 200},
  ])('works from the terminal, with $argv: prints the address and ends on SIGINT', async (told) => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url))
    const env = {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      QA: '',
      DATABASE_URL: join(folder, 'new/folder/demo.sqlite'),
    }
    const child = spawn(process.execPath, [main, ...told.argv], {env, stdio: ['ignore', 'pipe', 'inherit']})
    const [line] = await once(child.stdout, 'data')
    const url = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? ''
    expect((await fetch(`${url}/qa/widgets/like`)).status).toBe(200)
    expect((await fetch(`${url}/qa/carts`)).status).toBe(told.hooks)
    expect((await fetch(`${url}/qa/clock`, {method: 'POST', body: '{"now": null}'})).status).toBe(told.hooks)
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

it('reports no server errors', () => {
  expect(demo.problems).toEqual([])
})

it('serves the user’s own folder under its own policy, and nothing outside of it', async () => {
  await mkdir(join(folder, 'mine'), {recursive: true})
  await writeFile(join(folder, 'mine/index.html'), '<h1>Mine</h1>')
  const own = await startDemo({pagesFolder: join(folder, 'mine')})
  const page = await fetch(`${own.url}/pages/`)
  expect(await page.text()).toBe('<h1>Mine</h1>')
  expect(page.headers.get('Content-Security-Policy')).toBeNull()
  expect((await fetch(`${own.url}/pages/%2e%2e%2fsecret.js`)).status).toBe(404)
  expect((await fetch(`${own.url}/pages/none.html`)).status).toBe(404)
  await own.stop()
})
