import ShopifyBuy from '@shopify/buy-button-js'
import {readProduct} from '../forms/add-to-cart.ts'
import {variantsOf} from '../forms/buy-button-model.ts'
import {addStyle} from './add-style.ts'

// its own styles come with a frame, in which the bench could not look
addStyle(
  '.shopify-buy-cart-wrapper.is-active{position:fixed;inset-block:0;inset-inline-end:0;background:canvas}',
)

const money = {amount: '39.00', currencyCode: 'USD'}
const picture = document.querySelector<HTMLImageElement>('.ProductItem-gallery-slides-item img')?.src ?? ''

/** Adds one at the shop of the page, and answers as the buy button's own does. */
async function create(itemId: string, sku: string) {
  const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const reply = await fetch('/api/commerce/shopping-cart/entries', {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-csrf-token': crumb},
    body: JSON.stringify({itemId, sku, quantity: 1}),
  })
  const {newlyAdded} = await reply.json()
  const variant = {id: sku, title: sku, image: picture, priceV2: money}
  const line = {id: newlyAdded.id, title: newlyAdded.title, quantity: 1, variant, discountAllocations: []}
  return {
    id: 'cart',
    lineItems: [line],
    subtotalPriceV2: money,
    lineItemsSubtotalPrice: money,
    discountApplications: [],
  }
}

const form = document.querySelector('[data-mode="page"] .product-form')
const node = form?.parentElement
if (form && node) {
  const product = readProduct(form)
  const {id} = product
  const variants = variantsOf(product, money)
  const model = {id, title: id, handle: id, descriptionHtml: '', images: [], options: [], variants}
  const client = {
    config: {domain: location.host, storefrontAccessToken: ''},
    shop: {fetchInfo: async () => ({moneyFormat: '{{amount}}'})},
    image: {helpers: {imageForSize: () => picture}},
    product: {fetch: async () => model, helpers: {variantForOptions: () => variants[0]}},
    checkout: {
      create: ({lineItems: [line]}: {lineItems: {variantId: string}[]}) => create(id, line?.variantId ?? ''),
    },
  }
  form.remove()
  ShopifyBuy.UI.init(client).createComponent('product', {
    storefrontId: id,
    node,
    options: {
      product: {
        iframe: false,
        contents: {img: false, title: false, price: false},
        text: {button: 'Add To Cart'},
        buttonDestination: 'cart',
      },
      cart: {iframe: false},
      toggle: {iframe: false},
    },
  })
}
