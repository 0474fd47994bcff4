import type {Good, RunningShop, Tag} from './shop.ts'

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const attributesOf = (tag: Tag): string =>
  Object.entries(tag)
    .map(([name, value]) => ` data-${name}="${escapeText(value)}"`)
    .join('')

/** A page of the site: the loader's tag with the shop's settings, the link to the cart, and the main content. */
const page = (tag: Tag, currency: string, main: string): string =>
  `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>Shop</title>
<link rel="icon" href="data:,">
<script async src="/vitrine/loader.js" data-tracking="off"${attributesOf(tag)}></script>
<script type="application/json" data-site-context>{"websiteSettings":{"storeSettings":{"selectedCurrency":"${currency}"}}}</script>
<header><a data-vitrine="cart-indicator" href="/cart">Cart <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal"></span></a></header>
<div data-vitrine="cart-popover"></div>
<main>${main}</main>
</html>
`

/** The server knows only the product's id, unless the page has to contain the product. */
function productOf({id, title, json, variants}: Good): string {
  const named = json
    ? `data-product="${escapeText(JSON.stringify(json))}"`
    : `data-product-id="${escapeText(id)}"`
  const options = Object.keys(variants[0]?.options ?? {}).map(
    (name) =>
      `<label>${escapeText(name)} <select data-variant-option-name="${escapeText(name)}"><option value="">Select ${escapeText(name)}</option>${variants
        .map(({options: chosen}) => `<option>${escapeText(chosen[name] ?? '')}</option>`)
        .join('')}</select></label>`,
  )
  return `<article data-vitrine="add-to-cart" ${named}>
<h1 class="product-title">${json ? escapeText(title) : 'A product'}</h1>
<form method="post" action="/cart/add">
<p class="product-price"></p>
<div class="product-variants">${json ? options.join('') : ''}</div>
<label class="product-quantity-input">Quantity <input type="number" name="quantity" value="1" min="1"></label>
<button type="submit" class="sqs-add-to-cart-button">Add To Cart</button>
</form>
</article>`
}

/** All products, which a visitor filters. */
const FILTERED = `<div data-vitrine="collection" data-query="limit=20">
<form method="get"><label>Search these products <input type="search" name="query"></label><button type="submit">Show</button></form>
<p data-collection-count></p>
<ul data-collection-list></ul>
</div>`

/** The products of a category, a search, and a list with filters. */
const listOf = (category: string): string =>
  `<div data-vitrine="products" data-query="${escapeText(`${new URLSearchParams({category, limit: '20'})}`)}"></div>
<form data-vitrine="product-search" role="search" method="get" action="/found">
<label>Search for <input type="search" name="q"></label>
<button type="submit">Search</button>
</form>
${FILTERED}`

const CART = `<div data-vitrine="cart-page"></div>`

const CHECKOUT = `<button type="button">Place order</button><p role="status"></p><script type="module" src="/checkout.js"></script>`

/** The pages of a site by path. Pages in the second currency are below `/abroad`. */
export function pagesOf(shop: RunningShop, homeTag: Tag, abroadTag: Tag | null): ReadonlyMap<string, string> {
  const {goods, category, currency, abroad, checkoutScript} = shop
  const pagesWith = (tag: Tag, money: string, prefix: string): [string, string][] => [
    ...Object.entries(goods).map(([role, good]): [string, string] => [
      `${prefix}/p/${role}`,
      page(tag, money, productOf(good)),
    ]),
    [`${prefix}/cart`, page(tag, money, CART)],
    [`${prefix}/list`, page(tag, money, listOf(category))],
    ...(checkoutScript ? [[`${prefix}/checkout`, page(tag, money, CHECKOUT)] as [string, string]] : []),
  ]
  return new Map([
    ...pagesWith(homeTag, currency, ''),
    // the site still names its own currency: the shop decides the second one
    ...(abroad && abroadTag ? pagesWith(abroadTag, currency, '/abroad') : []),
  ])
}
