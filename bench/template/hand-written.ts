import type {Create} from './contender.ts'
import type {Link, PageData, Product, Variant} from './data.ts'
import {escapeHtml} from './escape.ts'

function join<Item>(items: readonly Item[], render: (item: Item) => string): string {
  let text = ''
  for (const item of items) text += render(item)
  return text
}

const link = ({title, url, isCurrent}: Link): string =>
  `<a href="${escapeHtml(url)}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`

const tag = (text: string): string => `<a href="/shop?tag=${escapeHtml(text)}">${escapeHtml(text)}</a>`

const variant = ({name, price, inStock}: Variant): string =>
  `<li>${escapeHtml(name)}, ${escapeHtml(price)}${
    inStock ? '<button type="button">Add to cart</button>' : '<span class="sold-out">Sold out</span>'
  }</li>\n`

const product = ({title, url, image, price, onSale, tags, variants}: Product): string => `<li class="product">
  <a href="${escapeHtml(url)}"><img src="${escapeHtml(image)}" alt="${escapeHtml(title)}" width="500" height="500" loading="lazy"><h2>${escapeHtml(title)}</h2></a>
  <p class="price">${escapeHtml(price)}${onSale ? ' <em>Sale</em>' : ''}</p>
  <p class="tags">${join(tags, tag)}</p>
  <ul class="variants">${join(variants, variant)}</ul>
</li>
`

const page = ({title, description, navigation, products}: PageData): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body>
<nav>${join(navigation, link)}</nav>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(description)}</p>
<ul class="products">
${join(products, product)}</ul>
</body>
</html>
`

/** The code that a developer would write for exactly this page. */
export const create: Create = () => ({render: page})
