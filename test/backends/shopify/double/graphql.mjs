import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {buildClientSchema, getDirectiveValues, graphql} from 'graphql'
import {findProduct, viewProduct} from './catalogue.mjs'

/** Shopify's own description of the API, as its React package publishes it. */
const FILE = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json')

async function readSchema() {
  const {data} = JSON.parse(await readFile(FILE, 'utf8'))
  return buildClientSchema(data)
}

/** Answers requests that the published schema allows; all others get its errors. */
export async function createGraphql(operations) {
  const schema = await readSchema()
  const inContext = schema.getDirective('inContext')
  const countryOf = ({operation, variableValues}) =>
    getDirectiveValues(inContext, operation, variableValues)?.country

  const rootValue = {
    ...operations,
    product({id, handle}, _context, info) {
      const product = findProduct({id, handle})
      return product ? viewProduct(product, countryOf(info)) : null
    },
  }

  return ({query, variables}) => graphql({schema, source: `${query}`, rootValue, variableValues: variables})
}
