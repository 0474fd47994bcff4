import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {buildClientSchema, getDirectiveValues, graphql} from 'graphql'
import {findProduct, viewProduct} from './catalogue.mjs'
import {findCollection, findNodes, listProducts, recommend, search} from './lists.mjs'
import {predict} from './predict.mjs'

/** Shopify's schema of the API, from its React package. */
const FILE = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json')

/** Values that the schema's types do not allow get Shopify's code. */
const withCode = (error) =>
  error.message.startsWith('Variable ') ? {...error.toJSON(), extensions: {code: 'INVALID_VARIABLE'}} : error

/** Answers the requests that the published schema allows, and reports its errors for the others. */
export async function createGraphql(operations) {
  const schema = buildClientSchema(JSON.parse(await readFile(FILE, 'utf8')))
  const inContext = schema.getDirective('inContext')
  const countryOf = ({operation, variableValues}) =>
    getDirectiveValues(inContext, operation, variableValues)?.country

  const rootValue = {
    ...operations,
    product({id, handle}, _context, info) {
      const product = findProduct({id, handle})
      return product ? viewProduct(product, countryOf(info)) : null
    },
    products: (args, _context, info) => listProducts(args, countryOf(info)),
    collection: (args, _context, info) => findCollection(args, countryOf(info)),
    search: (args, _context, info) => search(args, countryOf(info)),
    predictiveSearch: (args, _context, info) => predict(args, countryOf(info)),
    nodes: (args, _context, info) => findNodes(args, countryOf(info)),
    productRecommendations: (args, _context, info) => recommend(args, countryOf(info)),
  }

  return async ({query, variables}) => {
    const {errors, data} = await graphql({schema, source: `${query}`, rootValue, variableValues: variables})
    return errors ? {errors: errors.map(withCode), ...(data && {data})} : {data}
  }
}
