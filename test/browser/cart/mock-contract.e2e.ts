import {readFileSync} from 'node:fs'
import type {Browser, BrowserContext, Page} from '@playwright/test'
import {shortName} from '../../../build/widget-table.ts'
import {PARTS} from '../../../src/check/case.ts'
import type {Ask, Client, Clients, Reply} from '../../../src/check/client.ts'
import {createValidate} from '../../../src/check/description/create-validate.ts'
import {runChecks} from '../../../src/check/run-checks.ts'
import {description} from '../../check-backend/run.ts'
import {addressWith, DIST, MANIFEST} from '../support/dist.ts'
import {serveDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

const MUG = {
  id: 'mug',
  title: 'Mug',
  fullUrl: '/mug',
  productType: 1,
  categories: ['Cups'],
  variants: [
    {sku: 'MUG-S', price: 2800, attributes: {Size: 'Small'}, qtyInStock: 30},
    {sku: 'MUG-L', price: 3400, attributes: {Size: 'Large'}, qtyInStock: 2},
  ],
}
/** Lists need more than one page. */
const OTHERS = ['Bowl', 'Plate'].map((title, index) => ({
  id: title.toLowerCase(),
  title,
  productType: 1,
  variants: [{sku: title, price: 1900 + index, attributes: {}, qtyInStock: 3}],
}))
const FORM = {id: 'f', fields: [{id: 'mail', type: 'email', title: 'Mail', required: true}]}
const GIVEN = {
  codes: [{code: 'WELCOME10', kind: 'percent', value: 10}],
  quickViews: {mug: '<h2>Mug</h2>'},
}

const BODY = `<script type="application/json" data-mock>${JSON.stringify(GIVEN)}</script>
${[MUG, ...OTHERS].map((product) => `<form data-vitrine="add-to-cart" data-product='${JSON.stringify(product)}'><button>Add To Cart</button></form>`).join('')}
<div data-vitrine="form" data-form='${JSON.stringify(FORM)}'></div>`

const SCRIPTS = new Map(Object.keys(MANIFEST.files).map((file) => [shortName(file), file]))

/** The scripts that a script takes its imports from. */
function importsOf(name: string): string[] {
  const code = readFileSync(new URL(SCRIPTS.get(name) ?? '', DIST), 'utf8')
  const [, taken = ''] = /export default\((.*?)\)=>\{/.exec(code) ?? []
  return [...taken.matchAll(/[{,]"?([\w-]+)"?:\{/g)].map(([, one = '']) => one)
}

/** The names of the script with the mock shop, and of all that it needs. */
function listShop(): string {
  const names = new Set([shortName(`${addressWith('src/backends/mock/index.ts')}0.js`)])
  // a set that grows is walked to its end
  for (const name of names) for (const imported of importsOf(name)) names.add(imported)
  return [...names].join(' ')
}
const SHOP = listShop()
/** The storage key of its cart. */
const KEPT = 'vitrine-mock-cart'

/** Parts of the contract for servers: they use cookies or tokens, and allow pages of other origins. */
const OF_SERVERS = ['crumb', 'tokens', 'cors', 'subscription']

/** Calls the built file like the client of a page. Runs in the page. */
async function askInPage({shop, kept, ask}: {shop: string; kept: string; ask: Ask}) {
  const {loadLater} = Reflect.get(globalThis, Symbol.for('vitrine'))
  const exported: Record<string, {mockFetch?: typeof fetch}> = await loadLater(shop)
  const answer = Object.values(exported).find((one) => one.mockFetch)?.mockFetch
  if (!answer) throw new Error(`${shop} answers nothing`)
  const {method, headers, body} = ask
  const reply = await answer(new Request(location.origin + ask.path, {method, headers, body}))
  const type = reply.headers.get('Content-Type')
  return {status: reply.status, type, text: await reply.text(), hasCart: localStorage.getItem(kept) !== null}
}

/** Visitors of such a page, each in a separate browser profile. */
function createVisitors(browser: Browser, origin: string) {
  const contexts: BrowserContext[] = []

  async function open(): Promise<Page> {
    const context = await browser.newContext({baseURL: origin})
    contexts.push(context)
    const page = await context.newPage()
    await serveDocument(page, '/mock-document', {body: BODY, loader: 'data-api="mock"'})
    await page.goto('/mock-document')
    return page
  }

  function createClient(): Client {
    let page: Promise<Page> | undefined
    let hasCart = false
    return {
      async send(ask): Promise<Reply> {
        page ??= open()
        const told = await (await page).evaluate(askInPage, {shop: SHOP, kept: KEPT, ask})
        hasCart = told.hasCart
        return {
          ask,
          status: told.status,
          header: (name) => (/^content-type$/i.test(name) ? told.type : null),
          text: told.text,
        }
      },
      // `mayHaveCart` replaces the cookie
      readCookie: (name) => (name === 'hasCart' && hasCart ? 'true' : null),
    }
  }
  const clients: Clients = {withCookies: createClient, withoutCookies: createClient}
  return {clients, close: () => Promise.all(contexts.map((context) => context.close()))}
}

test('the shop in the page keeps the contract like a server', async ({browser, server}) => {
  test.slow()
  const {clients, close} = createVisitors(browser, server.url)
  const given = {
    item: {itemId: 'mug', sku: 'MUG-S'},
    code: 'WELCOME10',
    category: 'Cups',
    form: {id: 'f', values: {mail: 'ada@example.com'}},
    post: 'kiln',
  }
  const parts = PARTS.filter((part) => !OF_SERVERS.includes(part))
  const outcomes = []
  for await (const one of runChecks({clients, given, parts, validate: createValidate(description)}))
    outcomes.push(one)
  await close()
  const asked = outcomes.filter(({part}) => !OF_SERVERS.includes(part))
  expect(asked.filter(({state}) => state !== 'passed')).toEqual([])
  expect(asked.length).toBeGreaterThan(30)
})
