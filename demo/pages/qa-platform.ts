import {optionValues} from '../../src/model/selection.ts'
import type {Example} from '../qa/read-examples.ts'
import {site} from '../seed/site.ts'
import type {ShopProduct} from '../server/catalogue.ts'
import {type Html, html, jsonAttribute} from './html.ts'
import {priceOf} from './price.ts'

interface PlatformExample {
  example: Example
  markup: Html
}

const select = (
  {product}: ShopProduct,
  name: string,
): Html => html`<select aria-label="Select ${name}" data-variant-option-name="${name}">
          <option value="">Select ${name}</option>
          ${optionValues(product, name).map((value) => html`<option value="${value}">${value}</option>`)}
        </select>`

/** Generation 7.1 draws the same option a second time as radio buttons, and a style sheet hides one of the two. */
const radios = ({product, record}: ShopProduct, name: string, prefix: string): Html =>
  html`<div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">
          ${optionValues(product, name).map((value) => {
            const id = `${prefix}-${record.slug}-${name}-${value}`
            return html`<input type="radio" class="variant-radiobtn" value="${value}" name="${prefix}-${name}" id="${id}">
          <label for="${id}">${value}</label>`
          })}
        </div>`

const options = (shopProduct: ShopProduct, draw: (name: string) => Html): Html => {
  const {product, item} = shopProduct
  return html`<div class="product-variants" data-item-id="${product.id}" data-variants='${jsonAttribute(
    item.structuredContent.variants,
  )}' data-is-subscribable="${`${product.isSubscribable}`}" data-subscription-plan='${jsonAttribute(item.structuredContent.subscriptionPlan)}'>
      ${product.optionNames.map(
        (name) => html`<div class="variant-option">
        <div class="variant-option-title">${name}: </div>
        ${draw(name)}
      </div>`,
      )}
    </div>`
}

const quantity = ({
  product,
}: ShopProduct): Html => html`<div class="product-quantity-input" data-item-id="${product.id}">
      <div class="quantity-label">Quantity:</div>
      <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1">
    </div>`

const divButton = ({product}: ShopProduct): Html => html`<div class="sqs-add-to-cart-button-wrapper">
      <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button" role="button" tabindex="0" data-collection-id="${site.shopCollectionId}" data-item-id="${product.id}" data-product-type="${product.productType}" data-use-custom-label="false" data-original-label="Add To Cart">
        <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
      </div>
    </div>`

const scarcity = ({merchandising}: ShopProduct): Html[] =>
  merchandising.scarcityTemplateViews.map(
    (view) =>
      html`<div class="product-scarcity" data-variant-attributes='${jsonAttribute(
        'attributes' in view ? view.attributes : {},
      )}' hidden>${merchandising.scarcityText.replace('{qtyInStock}', `${view.qtyInStock}`)}</div>`,
  )

const first = (shopProduct: ShopProduct): Html => html`<div class="ProductItem-details">
    <p class="ProductItem-details-title">${shopProduct.product.title}</p>
    ${priceOf(shopProduct)}
    ${scarcity(shopProduct)}
    ${options(shopProduct, (name) => html`<div class="variant-select-wrapper">${select(shopProduct, name)}</div>`)}
    ${quantity(shopProduct)}
    ${divButton(shopProduct)}
  </div>`

const second = (shopProduct: ShopProduct): Html => html`<div class="ProductItem-details">
    <p class="ProductItem-details-title">${shopProduct.product.title}</p>
    ${priceOf(shopProduct)}
    ${options(
      shopProduct,
      (name) =>
        html`<div class="variant-select-wrapper">${select(shopProduct, name)}</div>${radios(shopProduct, name, 'second')}`,
    )}
    ${quantity(shopProduct)}
    ${divButton(shopProduct)}
  </div>`

function third(shopProduct: ShopProduct): Html {
  const {product, item} = shopProduct
  const {structuredContent, ...rest} = item
  const context = {websiteId: site.id, product: {...rest, ...structuredContent}}
  return html`<div class="product-detail" data-controller="ProductDetail" data-product-id="${product.id}" data-context='${jsonAttribute(context)}'>
    <p class="product-title">${product.title}</p>
    ${priceOf(shopProduct)}
    <div class="product-variants">
      ${product.optionNames.map((name) => html`<div class="variant-option"><div class="variant-option-title">${name}</div>${select(shopProduct, name)}</div>`)}
    </div>
    <div class="product-quantity-input-wrapper"><input aria-label="Quantity" max="9999" min="1" value="1" type="number" step="1"></div>
    <button type="button" class="sqs-add-to-cart-button"><span class="sqs-add-to-cart-button-inner">Add To Cart</span></button>
    <div class="product-add-ons"><button type="button" class="sqs-add-to-cart-button">Add a gift wrap</button></div>
  </div>`
}

const customCart = (
  label: string,
): Html => html`<a class="sqs-custom-cart show-empty-cart-state cart-quantity-zero" href="/cart">
    ${label} <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal">$0.00</span>
  </a>`

const floating = html`<div class="floating-cart" data-controller="FloatingCart">${customCart('Floating cart')}</div>`

const carts: PlatformExample[] = [
  {
    example: {widget: 'cart-indicator', title: 'Platform markup, first copy', markup: ''},
    markup: customCart('Cart'),
  },
  {
    example: {widget: 'cart-indicator', title: 'Platform markup, second copy', markup: ''},
    markup: customCart('Bag'),
  },
  {
    example: {widget: 'cart-indicator', title: 'Platform markup, floating cart', markup: ''},
    markup: floating,
  },
]

const GENERATIONS = [
  {title: '7.0 markup, list of options, scarcity by variant', slug: 'pour-over-dripper', draw: first},
  {title: '7.0 markup, no options', slug: 'coffee-cup-cairo', draw: first},
  {title: '7.0 markup, ids with quotes, spaces and £', slug: 'seconds-saucer', draw: first},
  {title: '7.1 markup, the same options as list and as radio buttons', slug: 'letter-set', draw: second},
  {title: '7.1 markup with product data on an ancestor', slug: 'linen-notebook', draw: third},
]

/** Markup of live pages, in its three generations (contract: markup). */
export function platformExamples(products: readonly ShopProduct[]): PlatformExample[] {
  const buttons = GENERATIONS.flatMap(({title, slug, draw}) => {
    const shopProduct = products.find(({record}) => record.slug === slug)
    return shopProduct
      ? [{example: {widget: 'add-to-cart', title, markup: ''}, markup: draw(shopProduct)}]
      : []
  })
  return [...carts, ...buttons]
}
