import {GraphQLError} from 'graphql'
import {CATEGORY} from '../../goods.ts'
import {
  allProducts,
  connection,
  findProduct,
  findVariant,
  inMoneyOf,
  viewProduct,
  viewVariant,
} from './catalogue.mjs'
import {applyFilters, viewFilters} from './filters.ts'
import {createSearch} from './search.ts'

/** The maximum of a page. */
const MOST = 250
/** The maximum number of recommendations. */
const MOST_RECOMMENDED = 10

const amountIn = (country) => (minor) => inMoneyOf(country, minor) / 100

const leastPrice = ({variants}) => Math.min(...variants.map(({price}) => price))

const numberOf = ({id}) => Number(id.slice(id.lastIndexOf('/') + 1))

/** Rising, by the keys of both enumerations; the shop has neither orders nor dates. */
const ORDERS = {
  ID: (left, right) => numberOf(left) - numberOf(right),
  PRICE: (left, right) => leastPrice(left) - leastPrice(right),
  TITLE: (left, right) => left.title.localeCompare(right.title, 'en'),
}

function pageOf(products, {first, sortKey, reverse}, country) {
  if (!(first >= 0 && first <= MOST))
    throw new GraphQLError(`first must be from 0 to ${MOST}`, {extensions: {code: 'BAD_REQUEST'}})
  const sorted = ORDERS[sortKey] ? products.toSorted(ORDERS[sortKey]) : products
  const ordered = reverse ? sorted.toReversed() : sorted
  return connection(
    ordered.map((product) => ({__typename: 'Product', ...viewProduct(product, country)})),
    {first},
  )
}

export const listProducts = ({query, ...args}, country) =>
  pageOf(query ? allProducts().filter(createSearch(query)) : allProducts(), args, country)

/** Collections of the schema, by handle. */
export function findCollection({handle}, country) {
  if (handle !== CATEGORY.handle) return null
  const products = allProducts().filter(({category}) => category === handle)
  return {
    handle,
    title: CATEGORY.title,
    products({filters, ...args}) {
      const found = applyFilters(products, filters ?? [], amountIn(country))
      return {...pageOf(found, args, country), filters: viewFilters(found, amountIn(country))}
    },
  }
}

/** The shop has products alone: no pages, and no articles. */
export function search({query, productFilters, ...args}, country) {
  const found = applyFilters(
    allProducts().filter(createSearch(query)),
    productFilters ?? [],
    amountIn(country),
  )
  return {
    ...pageOf(found, args, country),
    totalCount: found.length,
    productFilters: viewFilters(found, amountIn(country)),
  }
}

function findNode(id, country) {
  const [product, variant] = [findProduct({id}), findVariant(id)]
  if (product) return {__typename: 'Product', ...viewProduct(product, country)}
  return variant ? viewVariant(variant, country) : null
}

export const findNodes = ({ids}, country) => ids.map((id) => findNode(id, country))

/** Related products are the next ones of the shop; no merchant has chosen complementary ones. */
export function recommend({productId, intent}, country) {
  const product = findProduct({id: productId})
  if (!product) return null
  if (intent === 'COMPLEMENTARY') return []
  return allProducts()
    .filter((other) => other !== product)
    .slice(0, MOST_RECOMMENDED)
    .map((other) => viewProduct(other, country))
}
