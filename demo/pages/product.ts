import type {ShopProduct} from '../server/catalogue.ts'
import {addToCart, type Typed} from './add-to-cart.ts'
import {html} from './html.ts'
import {PAGE_TYPE, type Page} from './page.ts'
import {picture} from './picture.ts'
import {KIND} from './price.ts'
import {titleText} from './shop.ts'

interface ProductPageInput {
  shopProduct: ShopProduct
  crumb: string
  typed?: Typed | undefined
  error?: string | undefined
}

/** Makes a page of a product, with what was refused if anything was. */
export type ProductPage = (input: ProductPageInput) => Page

export const productPage: ProductPage = ({shopProduct, crumb, ...refused}) => {
  const {record, product} = shopProduct
  const kind = KIND[product.productType]
  const details = addToCart({
    shopProduct,
    mode: 'page',
    crumb,
    idPrefix: record.slug,
    title: html`<h1 class="product-title">${titleText(record)}</h1>`,
    text: html`${kind && html`<p class="product-kind">${kind}</p>`}<p class="product-summary">${record.summary}</p>`,
    ...refused,
  })
  return {
    title: record.title,
    description: record.summary,
    type: PAGE_TYPE.item,
    item: shopProduct,
    products: [shopProduct],
    main: html`<nav class="crumbs" aria-label="Breadcrumb"><a href="/shop">Shop</a></nav>
    <article class="product">
      <div class="product-gallery">${picture(record, true)}</div>
      ${details}
    </article>`,
  }
}
