/** A product item as these helpers need it. */
interface Item {
  id: string
  title: string
  productType?: number
  isSubscribable?: boolean
  variants: readonly {sku: string; attributes?: Record<string, string>; price: unknown}[]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** `data-<name>="…"` as JSON, except for a text; nothing for undefined. */
const data = (name: string, value: unknown): string =>
  value === undefined
    ? ''
    : ` data-${name}="${escaped(typeof value === 'string' ? value : JSON.stringify(value))}"`

function optionsOf({variants}: Item): [name: string, values: string[]][] {
  const names = [...new Set(variants.flatMap(({attributes = {}}) => Object.keys(attributes)))]
  const valuesOf = (name: string) => [
    ...new Set(variants.flatMap(({attributes = {}}) => attributes[name] ?? [])),
  ]
  return variants.length > 1 ? names.map((name) => [name, valuesOf(name)]) : []
}

/** A list without `value` attributes for its choices, as on some pages. */
export const select = ([name, values]: [string, string[]]): string =>
  `<label class="variant-option">${escaped(name)}
    <select${data('variant-option-name', name)}><option value="">Select ${escaped(name)}</option>${values
      .map((value) => `<option>${escaped(value)}</option>`)
      .join('')}</select></label>`

export const radios = ([name, values]: [string, string[]]): string =>
  `<fieldset class="variant-radiobtn-wrapper"${data('variant-option-name', name)}>${values
    .map((value) => `<label><input type="radio" name="${name}" value="${value}">${value}</label>`)
    .join('')}</fieldset>`

export const DETAILS = `<p class="product-price">$20.00</p><b class="product-mark sale" hidden>sale</b>
  <b class="product-mark sold-out" hidden>sold out</b><p class="product-scarcity" hidden></p>`

export const QUANTITY =
  '<div class="product-quantity-input"><input type="number" aria-label="Quantity" value="1"></div>'

export interface Rest {
  /** Additional attributes of the element, without `data-`. */
  attributes?: Record<string, unknown>
  options?: string
  details?: string
  quantity?: string
  button?: string
}

const variantsOf = (item: Item, options: string | undefined): string => {
  const controls = options ?? optionsOf(item).map(select).join('')
  return controls && `<div class="product-variants">${controls}</div>`
}

const attributesOf = (attributes: Record<string, unknown> = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => data(name, value))
    .join('')

/** Author markup: a form that posts. */
export const form = (item: Item, rest: Rest = {}): string =>
  `<form data-vitrine="add-to-cart"${data('product', item)}${attributesOf(rest.attributes)}>
  ${rest.details ?? DETAILS}${variantsOf(item, rest.options)}${rest.quantity ?? QUANTITY}
  ${rest.button ?? '<button>Add To Cart</button>'}</form>`

/** Generations 7.0 and 7.1: the product data is spread over the elements around a button that is not a real button. */
export const spread = (item: Item, {options, details, attributes}: Rest = {}): string =>
  `<section><h1 class="ProductItem-details-title"> ${item.title} </h1>${details ?? DETAILS}
  <div class="product-variants"${data('item-id', item.id)}${data('variants', item.variants)}${attributesOf(attributes)}>${
    options ?? optionsOf(item).map(select).join('')
  }</div>
  <div class="product-quantity-input"${data('item-id', item.id)}><input aria-label="Quantity" value="1"></div>
  <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0"${data(
    'item-id',
    item.id,
  )} data-product-type="${item.productType ?? 1}" data-collection-id="c" data-use-custom-label=""
  data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></section>`

/** Generation "7.1, products v2": one blob on an ancestor. */
export const blob = (item: Item): string =>
  `<section class="product-detail" data-controller="ProductDetail"${data('product-id', item.id)}${data(
    'context',
    {
      websiteId: 'w',
      product: item,
    },
  )}>${DETAILS}<div class="product-variants">${optionsOf(item).map(select).join('')}</div>
  <div class="product-quantity-input-wrapper"><input aria-label="Quantity" value="1"></div>
  <div class="product-add-ons"><button class="other">Add on</button></div>
  <button type="button" class="sqs-add-to-cart-button"><span class="sqs-add-to-cart-button-inner">Add To Cart</span></button>
  </section>`
