import {EUROS, PRODUCTS, paidPrice} from '../../goods.ts'
import {productId} from '../facts.ts'

const MARKETS = new Map([
  ['US', {currencyCode: 'USD', rate: 1}],
  ['DE', {currencyCode: 'EUR', rate: EUROS}],
])
export const HOME = 'US'

/** Shopify writes `39.0` and `12.5`: of the zeros at the end, the first digit after the point alone stays. */
const decimal = (minor) => (minor / 100).toFixed(2).replace(/0$/, '')

const marketOf = (country) => MARKETS.get(country) ?? MARKETS.get(HOME)

/** Minor units of the home market's money, in that of a country. */
export const inMoneyOf = (country, minor) => Math.round(minor * marketOf(country).rate)

export const money = (country, minor) => ({
  amount: decimal(minor),
  currencyCode: marketOf(country).currencyCode,
})

let last = 808_950_810

/** A product without options has this one. */
const NONE = {name: 'Title', value: 'Default Title'}

const variantOf = (product, {values, sku, price, stock}) => ({
  id: `gid://shopify/ProductVariant/${last++}`,
  sku,
  stock,
  title: values.join(' / ') || NONE.value,
  price: paidPrice(product, price),
  before: product.sale ? price : null,
  options: values.length ? values.map((value, index) => ({name: product.options[index], value})) : [NONE],
})

/** The products as the double keeps them. */
const products = PRODUCTS.map((product) => {
  const variants = product.variants.map((variant) => variantOf(product, variant))
  const kept = {...product, id: `gid://shopify/Product/${productId(product.handle)}`, variants}
  for (const variant of variants) variant.product = kept
  return kept
})

const variants = new Map(products.flatMap((product) => product.variants).map((one) => [one.id, one]))

export const findVariant = (id) => variants.get(id)
export const findProduct = ({id, handle}) => products.find((one) => one.id === id || one.handle === handle)

const connection = (nodes, {first = nodes.length}) => ({nodes: nodes.slice(0, first)})

/** `ProductVariant` of the schema. */
export const viewVariant = (variant, country) => ({
  __typename: 'ProductVariant',
  id: variant.id,
  sku: variant.sku,
  title: variant.title,
  availableForSale: variant.stock > 0,
  quantityAvailable: variant.stock,
  currentlyNotInStock: false,
  requiresShipping: true,
  selectedOptions: variant.options,
  price: money(country, inMoneyOf(country, variant.price)),
  compareAtPrice: variant.before && money(country, inMoneyOf(country, variant.before)),
  image: null,
  product: () => viewProduct(variant.product, country),
})

/** `Product` of the schema. */
export const viewProduct = (product, country) => ({
  id: product.id,
  handle: product.handle,
  title: product.title,
  description: product.description,
  descriptionHtml: `<p>${product.description}</p>`,
  options: (product.options.length ? product.options : [NONE.name]).map((name) => ({name})),
  images: (args) => connection([], args),
  variants: (args) =>
    connection(
      product.variants.map((variant) => viewVariant(variant, country)),
      args,
    ),
})
