/**
 * A double of Shopify's Storefront API: `node server.mjs <port>`. Its types, fields and codes are those of the published
 * schema, and it checks every request against that. Its behavior follows the published documentation. It is not Shopify,
 * and proves nothing about Shopify's servers.
 */
import {createServer} from 'node:http'
import {json} from 'node:stream/consumers'
import {createCarts} from './double/carts.mjs'
import {checkOut} from './double/checkout.mjs'
import {createGraphql} from './double/graphql.mjs'
import {listOf, startPage} from './double/online-store.mjs'
import {HOST, TOKEN, VERSION} from './facts.ts'

const port = Number(process.argv[2])
const origin = `http://127.0.0.1:${port}`
const carts = createCarts(origin)
const graphql = await createGraphql(carts.operations)

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, x-shopify-storefront-access-token',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
}

function give(response, status, body) {
  response.writeHead(status, {...CORS, 'Content-Type': 'application/json; charset=utf-8'})
  response.end(JSON.stringify(body))
}

const giveHtml = (response, {status, html}) =>
  response.writeHead(status, {'Content-Type': 'text/html; charset=utf-8'}).end(html)

async function answerGraphql(request, response) {
  if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end()
  if (request.headers['x-shopify-storefront-access-token'] !== TOKEN)
    return give(response, 401, {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]})
  return give(response, 200, await graphql(await json(request)))
}

/** Addresses that only the double has: tests read there what a merchant would see in the admin. */
function answerTest(pathname, response) {
  if (pathname === '/double/carts') return give(response, 200, carts.contents(false))
  if (pathname === '/double/orders') return give(response, 200, carts.contents(true))
  if (pathname === '/double/reset') return give(response, 200, carts.reset() ?? null)
  return give(response, 404, {errors: 'Not Found'})
}

async function answer(request, response) {
  const url = new URL(request.url, origin)
  if (url.pathname === `/api/${VERSION}/graphql.json`) return answerGraphql(request, response)
  if (url.pathname.startsWith('/cart/c/')) return giveHtml(response, checkOut(carts, request.method, url))
  if (url.pathname === '/') return giveHtml(response, {status: 200, html: startPage(HOST)})
  if (url.pathname === '/products.json')
    return give(response, 200, listOf(Number(url.searchParams.get('limit') ?? 30)))
  return answerTest(url.pathname, response)
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error)
    give(response, 500, {errors: [{message: 'Internal error', extensions: {code: 'INTERNAL_SERVER_ERROR'}}]})
  })
}).listen(port, '127.0.0.1', () => console.info('READY'))
