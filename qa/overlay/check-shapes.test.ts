// @vitest-environment happy-dom
import {readFile, rm} from 'node:fs/promises'
import {beforeAll, beforeEach, expect, it, vi} from 'vitest'
import {writeSchemas} from '../../build/schemas/write.ts'
import {page} from '../../src/page/page.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {createShapeChecks} from './check-shapes.ts'

const FOLDER = `test-results/schemas-${process.pid}/`
const said = watchConsole()
let all = ''

beforeAll(async () => {
  await writeSchemas(FOLDER)
  all = await readFile(`${FOLDER}all.json`, 'utf8')
  return () => rm(FOLDER, {recursive: true})
})

const asked = vi.fn(async (_: string) => new Response(all))
beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  page().base = 'https://cdn.example/'
  return () => vi.unstubAllGlobals()
})

const lines = () => said.warnings.map(([line]) => line)

function show(html: string): Element {
  document.body.innerHTML = html
  const {firstElementChild: element} = document.body
  if (!element) throw new Error('the page is empty')
  return element
}

async function look(html: string, widget = 'add-to-cart'): Promise<unknown[]> {
  await createShapeChecks().checkElement(show(html), widget)
  return lines()
}

it.each<[widget: string, html: string, expected: string]>([
  [
    'add-to-cart',
    `<p data-product='{"id": "a", "variants": [{"prise": 2800}]}'></p>`,
    'data-product: variants[0] needs one of price, priceMoney',
  ],
  [
    'add-to-cart',
    `<p data-product='{"id": "a", "variants": [{"price": 2800, "unlimted": true}]}'></p>`,
    'data-product: variants[0].unlimted is no field of it; did you mean "unlimited"?',
  ],
  [
    'add-to-cart',
    `<p data-variants='[{"price": "2800"}]'></p>`,
    'data-variants: [0].price is "2800" and has to be integer',
  ],
  [
    'add-to-cart',
    `<p data-variants='{"price": 2800}'></p>`,
    'data-variants: is an object and has to be array',
  ],
  [
    'form',
    `<p data-form='{"fields": [{"type": "email"}]}'></p>`,
    'data-form: fields[0].id is missing; add it: string',
  ],
  [
    'gallery',
    `<p data-options='{"padding": 80}'></p>`,
    'data-options: padding is 80 and has to be at most 50',
  ],
  [
    'cart-page',
    `<p data-vitrine="cart-page"><script type="application/json">{"storeCurency": "USD"}</script></p>`,
    'script: storeCurency is no field of it; did you mean "storeCurrency"?',
  ],
  [
    'order-confirmed',
    `<script type="application/json" data-vitrine="order-confirmed">{"items": []}</script>`,
    'script: id is missing; add it: string',
  ],
])('%s: %s', async (widget, html, expected) => {
  expect(await look(html, widget)).toContain(`[vitrine] ${widget}: ${expected}`)
  expect(said.warnings[0]?.[1]).toBe(document.body.firstElementChild)
  expect(asked.mock.calls).toEqual([['https://cdn.example/schemas/all.json']])
})

it.each([
  ['valid JSON', `<p data-product='{"id": "a", "variants": [{"price": 2800}]}'></p>`],
  [
    'fields of other tools',
    `<p data-product='{"id": "a", "variants": [{"price": 1, "weight": 2}], "tags": []}'></p>`,
  ],
  ['errors that the widget itself reports', `<p data-product='{"id": '></p>`],
  ['attributes of other tools', `<p data-testid='{"id": 7}'></p>`],
])('reports nothing for %s', async (_, html) => {
  expect(await look(html)).toEqual([])
})

it('fetches nothing without JSON', async () => {
  await look('<p data-item-id="a" data-mode="list"></p>')
  expect(asked).not.toHaveBeenCalled()
})

it('reports a problem once, and again when the JSON has changed', async () => {
  const checks = createShapeChecks()
  const element = show(`<p data-form='{"fields": 1}'></p>`)
  const check = () => checks.checkElement(element, 'form')
  await Promise.all([check(), check()])
  expect(lines()).toHaveLength(1)
  element.setAttribute('data-form', '{"fields": 2}')
  await check()
  expect(lines()).toHaveLength(2)
  expect(asked).toHaveBeenCalledOnce()
})

it('checks the page context', async () => {
  const context = {
    website: {language: 7},
    websiteSettings: {storeSettings: {defaultCurrency: 'Euro'}},
    own: 1,
  }
  show(`<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`)
  await createShapeChecks().checkPage()
  expect(lines()).toEqual([
    '[vitrine] page: data-site-context: website.language is 7 and has to be string',
    '[vitrine] page: data-site-context: websiteSettings.storeSettings.defaultCurrency is "Euro" and has to match ^[A-Za-z]{3}$',
  ])
})

it('reports misspelt names in the page context, on the loader’s tag and among the texts, once', async () => {
  const context = {websiteSettings: {storeSettings: {selectedCurency: 'EUR', own: 1}}}
  show(
    `<div><script type="application/json" data-site-context>${JSON.stringify(context)}</script>
     <script type="text/plain" src="https://cdn.example/loader.js" data-crat="drawer" data-own="1"></script></div>`,
  )
  page().strings['add-to-cart.aded'] = 'In the bag'
  const {checkPage} = createShapeChecks()
  await checkPage()
  await checkPage()
  expect(lines()).toEqual([
    '[vitrine] loader: unknown attribute data-crat, did you mean data-cart?',
    '[vitrine] strings: there is no text add-to-cart.aded, did you mean add-to-cart.added?',
    '[vitrine] page: data-site-context: websiteSettings.storeSettings.selectedCurency is no field of it; did you mean "selectedCurrency"?',
  ])
})

it('reports schemas that are not next to the loader', async () => {
  asked.mockResolvedValueOnce(new Response('', {status: 404}))
  expect(await look(`<p data-product='{"id": 1}'></p>`)).toEqual([
    '[vitrine] qa: https://cdn.example/schemas/all.json cannot be read (Error: HTTP status 404): JSON is not checked; serve the file beside the loader',
  ])
})
