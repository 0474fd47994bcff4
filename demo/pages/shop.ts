import type {ShopProduct} from '../server/catalogue.ts'
import {addToCart} from './add-to-cart.ts'
import {type Html, html} from './html.ts'
import {PAGE_TYPE, type Page} from './page.ts'
import {picture} from './picture.ts'

/** Cards whose picture is on the first screen of a desktop. */
const FIRST_SCREEN = 4

export const titleText = ({title, lang}: ShopProduct['record']): Html =>
  lang ? html`<span lang="${lang}" dir="auto">${title}</span>` : html`${title}`

const card = (shopProduct: ShopProduct, crumb: string, index: number): Html => {
  const {record} = shopProduct
  const title = html`<a class="card-link" href="/shop/${record.slug}">
        ${picture(record, index < FIRST_SCREEN)}
        <h2 class="product-title">${titleText(record)}</h2>
      </a>`
  return html`<li class="card">${addToCart({shopProduct, mode: 'list', crumb, idPrefix: record.slug, title})}</li>`
}

export const cards = (products: readonly ShopProduct[], crumb: string): Html =>
  html`<ul class="cards">${products.map((product, index) => card(product, crumb, index))}</ul>`

export const shopPage = (products: readonly ShopProduct[], crumb: string): Page => ({
  title: 'Shop',
  type: PAGE_TYPE.collection,
  products,
  main: html`<h1>Shop</h1>
    ${cards(products, crumb)}`,
})
