import {scriptJson} from '../../../src/lib/script-json.ts'
import type {CartLine} from '../preview/messages.ts'
import {rebase} from './rebase.ts'
import type {ExampleShop} from './shop.ts'

export interface View {
  html: string
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Fixed, so that examples can name the line in place of `{{entry}}`. */
const BOWL = {id: 'example-bowl', itemId: '64a1f0c27be1d20013c0aa02', sku: 'BOWL-TIDE', additionalFields: ''}
const TILE = {
  id: 'example-tile',
  itemId: '64a1f0c27be1d20013c0aa14',
  sku: 'TILE-NUMBER',
  additionalFields: '{"text-4c1f0c2e-inscription":"7"}',
}

/** What an example acts on that has nothing but code, or a popover. */
const STAGE = `<p><a data-vitrine="cart-indicator" href="#cart">Cart <span class="sqs-cart-quantity">0</span></a></p>
<form data-vitrine="add-to-cart" method="post" action="/cart/add" data-item-id="${BOWL.itemId}">
  <p>Tide Bowl</p>
  <button type="submit">Add To Cart</button>
</form>`

const CONTEXT = '{"websiteSettings": {"storeSettings": {"selectedCurrency": "USD"}}}'

/** No request leaves the origin, whatever the HTML says. `'self'` means nothing in a sandboxed frame. */
const policyOf = (origin: string): string =>
  `default-src ${origin} 'unsafe-inline' data: blob:; form-action 'none'`
const STYLE = 'body {margin: 1rem; font: 1rem/1.5 system-ui, sans-serif} img {max-width: 100%; height: auto}'
/** What shows something at once: a popover waits for the cart. */
const WIDGET =
  ':is([data-vitrine], [class*="sqs-"], [class*="squarespace-"], [class*="product-"], [id^="sqs-"]):not([data-vitrine=cart-popover])'

const fillIn = (html: string): string =>
  html.replaceAll('{{crumb}}', 'example').replaceAll('{{entry}}', TILE.id)

function add<Name extends keyof HTMLElementTagNameMap>(
  doc: Document,
  name: Name,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = doc.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.textContent = text
  return element
}

/** The tag of the loader, which asks the shop in the page. */
function setLoader(doc: Document, base: string): HTMLScriptElement {
  const tag = doc.querySelector<HTMLScriptElement>('script[src$="/loader.js"]') ?? doc.createElement('script')
  for (const name of ['integrity', 'crossorigin', 'data-backend']) tag.removeAttribute(name)
  for (const [name, value] of Object.entries({
    async: '',
    src: `${base}vitrine/loader.js`,
    'data-api': 'mock',
  }))
    tag.setAttribute(name, value)
  return tag
}

/** Products that the HTML only names; what it describes stays as it says. */
function shopFor(doc: Document, html: string, {products, quickViews}: ExampleShop): string {
  const described = [...doc.querySelectorAll<HTMLElement>('[data-product]')].map(
    ({dataset}) => dataset.product,
  )
  const isNamed = ({id}: {id: string}): boolean => html.includes(id) && !described.join().includes(id)
  const named = products.filter(({id}) => html.includes(id))
  return JSON.stringify({
    products: products.filter(isNamed),
    quickViews: Object.fromEntries(named.map(({id}) => [id, quickViews[id] ?? ''])),
    codes: [{code: 'WELCOME10', name: '10% off', kind: 'percent', value: 10}],
    members: {'ines@example.com': 'kiln'},
  })
}

/** The whole document of an example: fragments get one, and each gets the loader with the shop in the page. */
export function previewDocument(view: View, base: string, shop: ExampleShop): string {
  const written = rebase(fillIn(view.html), base)
  const doc = new DOMParser().parseFromString(written, 'text/html')
  doc.documentElement.lang = view.lang
  doc.documentElement.dir = view.dir
  if (!doc.querySelector(WIDGET)) doc.body.insertAdjacentHTML('beforeend', STAGE)
  const loader = setLoader(doc, base)
  const isWhole = loader.isConnected
  if (!doc.querySelector('script[data-mock]')) {
    const all = scriptJson(shopFor(doc, doc.documentElement.outerHTML, shop))
    doc.head.prepend(add(doc, 'script', {type: 'application/json', 'data-mock': ''}, all))
  }
  // a whole page says whether it has the default look
  if (!isWhole)
    doc.head.prepend(loader, add(doc, 'link', {rel: 'stylesheet', href: `${base}vitrine/theme.css`}))
  if (!doc.querySelector('script[data-site-context]'))
    doc.head.prepend(add(doc, 'script', {type: 'application/json', 'data-site-context': ''}, CONTEXT))
  if (!doc.title) doc.head.prepend(add(doc, 'title', {}, 'Example'))
  doc.head.prepend(
    add(doc, 'meta', {charset: 'utf-8'}),
    add(doc, 'meta', {'http-equiv': 'Content-Security-Policy', content: policyOf(location.origin)}),
    add(doc, 'meta', {name: 'viewport', content: 'width=device-width'}),
    add(doc, 'link', {rel: 'icon', href: 'data:,'}),
    add(doc, 'style', {}, STYLE),
  )
  return `<!doctype html>\n${doc.documentElement.outerHTML}`
}

/** What the cart has to hold for the example to show anything. */
export function cartFor({html}: View, {products}: ExampleShop): CartLine[] {
  const lines = [
    ...(html.includes('{{entry}}') ? [{...TILE, isAny: false}] : []),
    ...(/"cart-page"|"sqs-cart-root"/.test(html) && !/"add-to-cart"/.test(html)
      ? [{...BOWL, isAny: true}]
      : []),
  ]
  return lines.map((line) => ({...line, product: products.find(({id}) => id === line.itemId)}))
}
