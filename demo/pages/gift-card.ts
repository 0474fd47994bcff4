import {addToCart} from './add-to-cart.ts'
import {html} from './html.ts'
import {PAGE_TYPE} from './page.ts'
import {picture} from './picture.ts'
import type {ProductPage} from './product.ts'

/** Says which page the form stands on: from here a gift card goes into the cart. */
export const FROM_GIFT_CARD = {from: 'gift-card'}

/** Where buttons of gift cards lead (product.md §4): the last look before one goes into the cart. */
export const giftCardPage: ProductPage = ({shopProduct, crumb, ...refused}) => {
  const {record} = shopProduct
  const details = addToCart({
    shopProduct,
    mode: 'page',
    crumb,
    idPrefix: 'gift-card',
    title: html`<h2 class="product-title">${record.title}</h2>`,
    text: html`<p class="product-summary">${record.summary}</p>`,
    fields: FROM_GIFT_CARD,
    ...refused,
  })
  return {
    title: 'Your gift card',
    type: PAGE_TYPE.item,
    item: shopProduct,
    products: [shopProduct],
    main: html`<h1>Your gift card</h1>
    <div class="product">
      <div class="product-gallery">${picture(record, true)}</div>
      ${details}
    </div>`,
  }
}
