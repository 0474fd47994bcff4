import {formatCount} from '../../src/format/count.ts'
import {site} from '../seed/site.ts'
import {pageContext} from './context.ts'
import {type Html, html, json} from './html.ts'
import {formatCents} from './money.ts'
import type {Page, Visit} from './page.ts'

function cartLink({cart}: Visit): Html {
  const items = cart?.totalQuantity ?? 0
  const subtotal = formatCents(cart?.subtotalCents ?? 0)
  return html`<a class="shop-cart-link" data-vitrine="cart-indicator" href="/cart" data-items="${items}" data-subtotal="${subtotal}">
        Cart <span class="sqs-cart-quantity">${formatCount(items)}</span> <span class="sqs-cart-subtotal">${subtotal}</span>
      </a>`
}

const navigation = ({hasQa}: Visit): Html => html`<nav class="shop-nav" aria-label="Main">
        <a href="/shop">Shop</a>
        <a href="/shop/throwing-class">Classes</a>
        <a href="/shop/gift-card">Gift cards</a>
        ${hasQa && html`<a href="/qa">QA</a>`}
      </nav>`

const head = (page: Page, visit: Visit): Html => html`<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${page.title === site.name ? site.name : `${page.title} · ${site.name}`}</title>
    <meta name="description" content="${page.description ?? 'Stoneware and paper goods, made by hand in one small studio.'}">
    <link rel="icon" href="/media/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${visit.styleUrl}">
    <script type="application/json" data-site-context>${json(pageContext(page))}</script>
    <script async src="${visit.scriptUrl}"></script>
    ${page.scripts?.map((src) => html`<script defer src="${src}"></script>`)}
  </head>`

/** A whole document. */
export const layout = (page: Page, visit: Visit): string =>
  html`<!doctype html>
<html lang="${site.language}">
  ${head(page, visit)}
  <body>
    <a class="skip-link" href="#main">Skip to content</a>
    <header class="shop-header">
      <a class="shop-name" href="/">${site.name}</a>
      ${navigation(visit)}
      ${cartLink(visit)}
    </header>
    <main id="main" class="shop-main" tabindex="-1">${page.main}</main>
    <footer class="shop-footer">
      <p>${site.name} is a demo shop. Everything in it works, nothing in it is for sale.</p>
    </footer>
    <div data-vitrine="cart-popover"></div>
  </body>
</html>
`.markup
