import {buttonLabel, isSoldOut, productBadge, soldOutText} from '../../src/model/product-state.ts'
import {MAX_QUANTITY, showsQuantity} from '../../src/model/quantity.ts'
import type {Selection} from '../../src/model/selection.ts'
import type {ShopProduct} from '../server/catalogue.ts'
import {type Html, html, jsonAttribute} from './html.ts'
import {optionsOf} from './options.ts'
import {priceOf} from './price.ts'

/** What a visitor had filled in when the form was refused. */
export interface Typed {
  selection: Selection
  quantity: string
}

export interface AddToCartInput {
  shopProduct: ShopProduct
  mode: 'page' | 'list'
  crumb: string
  idPrefix: string
  title: Html
  /** Between the price and the form. */
  text?: Html | null
  typed?: Typed | undefined
  error?: string | undefined
  /** Further fields of the form. */
  fields?: Record<string, string>
}

const marksOf = ({product, merchandising}: ShopProduct): Html | null => {
  const badge = productBadge(product)
  if (badge === 'sold-out')
    return html`<div class="product-mark sold-out">${soldOutText(merchandising.customSoldOutText)}</div>`
  return badge && html`<div class="product-mark sale">sale</div>`
}

/** The text for the product as a whole, else one for each scarce variant, shown when it is chosen. */
const scarcityOf = ({merchandising}: ShopProduct): Html[] =>
  merchandising.scarcityTemplateViews.map((view) => {
    const text = merchandising.scarcityText.replace('{qtyInStock}', `${view.qtyInStock}`)
    return 'attributes' in view
      ? html`<div class="product-scarcity" data-variant-attributes='${jsonAttribute(view.attributes)}' hidden>${text}</div>`
      : html`<div class="product-scarcity">${text}</div>`
  })

const quantityOf = ({shopProduct: {product}, mode, idPrefix, typed}: AddToCartInput): Html | null =>
  mode === 'page' && showsQuantity(product, true)
    ? html`<div class="product-quantity-input">
        <label for="${idPrefix}-quantity">Quantity</label>
        <input id="${idPrefix}-quantity" type="number" name="quantity" inputmode="numeric" min="1" max="${MAX_QUANTITY}" step="1" value="${typed?.quantity ?? '1'}">
      </div>`
    : null

const buttonOf = ({product, merchandising}: ShopProduct): Html => {
  const soldOut = isSoldOut(product)
  return html`<button type="submit" class="sqs-add-to-cart-button"${soldOut && html` disabled`}><span class="sqs-add-to-cart-button-inner">${
    soldOut ? soldOutText(merchandising.customSoldOutText, 'Sold out') : buttonLabel(product)
  }</span></button>`
}

/** A product with the form that adds it: what the widget takes over, and what works without it. */
export function addToCart(input: AddToCartInput): Html {
  const {shopProduct, mode, crumb, idPrefix, title, text, typed, error, fields = {}} = input
  const {record, item, product, merchandising} = shopProduct
  const selection = typed?.selection ?? {}
  return html`<div class="product-${mode}" data-vitrine="add-to-cart" data-mode="${mode}" data-product='${jsonAttribute(item)}' data-merchandising='${jsonAttribute(merchandising)}'>
      ${title}
      ${marksOf(shopProduct)}
      ${priceOf(shopProduct)}
      ${text}
      ${error && html`<p class="form-error" role="alert">${error}</p>`}
      <form class="product-form" method="post" action="/cart/add">
        <input type="hidden" name="crumb" value="${crumb}">
        <input type="hidden" name="itemId" value="${record.id}">
        <input type="hidden" name="Add-To-Cart-Id" value="${crypto.randomUUID()}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        ${optionsOf({product, choice: record.choice, idPrefix, selection})}
        ${quantityOf(input)}
        ${scarcityOf(shopProduct)}
        ${buttonOf(shopProduct)}
      </form>
    </div>`
}
