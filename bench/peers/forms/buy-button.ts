import ShopifyBuy from '@shopify/buy-button-js'
import {add, findForms, readProduct, valuesOf} from './add-to-cart.ts'
import {variantsOf} from './buy-button-model.ts'

const money = {amount: '1.00', currencyCode: 'USD'}

/** The product of a form in the buy button's format. */
function toModel(form: HTMLFormElement) {
  const product = readProduct(form)
  const {id, structuredContent} = product
  const variants = variantsOf(product, money)
  const options = structuredContent.variantOptionOrdering.map((name) => ({
    name,
    values: valuesOf(product, name).map((value) => ({
      name,
      value,
    })),
  }))
  return {id, title: id, handle: id, descriptionHtml: '', images: [], options, variants}
}

const models = new Map([...findForms()].map((form) => [readProduct(form).id, toModel(form)]))

/** Answers immediately from the page: the shop's own server would need one request per product. */
const client = {
  config: {domain: location.host, storefrontAccessToken: ''},
  image: {helpers: {imageForSize: () => ''}},
  product: {
    fetch: (id: string) => Promise.resolve(models.get(id)),
    helpers: {variantForOptions: ({variants}: ReturnType<typeof toModel>) => variants[0]},
  },
}

const ui = ShopifyBuy.UI.init(client)
for (const form of findForms()) {
  const node = form.parentElement
  const {id} = readProduct(form)
  form.remove()
  ui.createComponent('product', {
    storefrontId: id,
    node,
    options: {
      product: {
        iframe: false,
        contents: {img: false, title: false, price: false},
        text: {button: 'Add To Cart'},
        buttonDestination: ({selectedVariant}: {selectedVariant: {id: string}}) =>
          void add(id, selectedVariant.id),
        events: {afterInit: () => bench.mounted(node)},
      },
    },
  })
}
