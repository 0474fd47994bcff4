import {EUROS, PRODUCTS, paidPrice} from '../../goods.ts'
import {productId} from '../facts.ts'

const MARKETS = new Map([
  ['US', {currencyCode: 'USD', rate: 1}],
  ['DE', {currencyCode: 'EUR', rate: EUROS}],
])
export const HOME = 'US'

/** Shopify writes `39.0` and `12.5`: at least one decimal, and no more zeros at the end. */
const decimal = (minor) => (minor / 100).toFixed(2).replace(/0$/, '')

const marketOf = (country) => MARKETS.get(country) ?? MARKETS.get(HOME)

/** Minor units of the home market, in the currency of a country. */
export const inMoneyOf = (country, minor) => Math.round(minor * marketOf(country).rate)

export const money = (country, minor) => ({
  amount: decimal(minor),
  currencyCode: marketOf(country).currencyCode,
})

let last = 808_950_810

/** The option of a product without options. */
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

/** The products as the double stores them. */
const products = PRODUCTS.map((product) => {
  const variants = product.variants.map((variant) => variantOf(product, variant))
  const stored = {...product, id: `gid://shopify/Product/${productId(product.handle)}`, variants}
  for (const variant of variants) variant.product = stored
  return stored
})

const variants = new Map(
  products.flatMap((product) => product.variants).map((variant) => [variant.id, variant]),
)

export const findVariant = (id) => variants.get(id)
export const findProduct = ({id, handle}) =>
  products.find((product) => product.id === id || product.handle === handle)

export const allProducts = () => products

export const connection = (nodes, {first = nodes.length}) => ({
  nodes: nodes.slice(0, first),
  pageInfo: {hasNextPage: first < nodes.length, hasPreviousPage: false},
})

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

const priceRange = ({variants}, country) => {
  const prices = variants.map(({price}) => inMoneyOf(country, price))
  return {
    minVariantPrice: money(country, Math.min(...prices)),
    maxVariantPrice: money(country, Math.max(...prices)),
  }
}

/** `Product` of the schema. */
export const viewProduct = (product, country) => ({
  id: product.id,
  handle: product.handle,
  title: product.title,
  description: product.description,
  descriptionHtml: `<p>${product.description}</p>`,
  options: (product.options.length ? product.options : [NONE.name]).map((name) => ({name})),
  featuredImage: null,
  images: (args) => connection([], args),
  priceRange: () => priceRange(product, country),
  variants: (args) =>
    connection(
      product.variants.map((variant) => viewVariant(variant, country)),
      args,
    ),
})
