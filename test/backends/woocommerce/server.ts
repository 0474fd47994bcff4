import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {text} from 'node:stream/consumers'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {EUROS} from '../goods.ts'
import {answer} from './api.ts'
import {allOf, createCatalogue} from './catalogue.ts'
import {beginCheckout, placeOrder, showCheckout, showOrdered} from './checkout.ts'
import type {Currency} from './money.ts'
import {type ADDRESS, createSessions, type Line, type Session} from './sessions.ts'
import type {Site} from './site.ts'

const API = '/wp-json/wc/store/v1'
const COOKIE = 'wp_woocommerce_session_double'

/** A WooCommerce site has one currency: the second currency is a second site, below a path. */
const SITES: readonly {path: string; factor: number; currency: Currency; home: Partial<typeof ADDRESS>}[] = [
  {path: '', factor: 1, currency: {code: 'USD', symbol: '$'}, home: {country: 'US', state: 'CA'}},
  {path: '/euros', factor: EUROS, currency: {code: 'EUR', symbol: '€'}, home: {}},
]

/** The checkout page, with WooCommerce's German slug. */
const CHECKOUT = '/kasse/'

/** The origins in the shop's `allowed_http_origins`: here every origin of this machine. */
const isAllowed = (origin: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin)

function corsOf({headers, method}: IncomingMessage, hasToken: boolean): Record<string, string> {
  const {origin} = headers
  if (!origin) return {}
  const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  return {
    'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers':
      'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, Cart-Token, Nonce',
    'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link, Cart-Token',
    Vary: 'Origin',
    ...((isPreflight || hasToken || isAllowed(origin)) && {'Access-Control-Allow-Origin': origin}),
  }
}

const lineText = ({item, quantity}: Line): string => `${quantity} × ${item.sku}`

/** A double of a WooCommerce shop: a server that follows the description, and a checkout page. */
export async function startDouble() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`

  const createSite = ({path, factor, currency, home}: (typeof SITES)[number]): Site => ({
    shown: {address: origin + path, currency},
    items: createCatalogue(factor),
    sessions: createSessions(home),
  })
  const sites = new Map(SITES.map((site) => [site.path, createSite(site)]))
  const stocks = [...sites.values()].flatMap(({items}) =>
    allOf(items).map((item) => ({item, stock: item.stock})),
  )
  let orders: Line[][] = []

  function sessionOf({sessions}: Site, {headers: {cookie = ''}}: Pick<IncomingMessage, 'headers'>) {
    const [, id = ''] = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(cookie) ?? []
    return sessions.find(id)
  }

  /** From the first line on, a cookie identifies the visitor; scripts can read a second one. */
  const cookiesOf = ({id, lines}: Session, path: string): string[] => {
    const place = `Path=${path}/; SameSite=Lax`
    return lines.length
      ? [`${COOKIE}=${id}; ${place}; HttpOnly`, `woocommerce_items_in_cart=1; ${place}`]
      : [`woocommerce_items_in_cart=; ${place}; Max-Age=0`]
  }

  async function serveApi(site: Site, route: string, query: URLSearchParams, asked: IncomingMessage) {
    const parsed = parseJson(await text(asked))
    const {headers} = asked
    return answer(site, {
      method: asked.method ?? 'GET',
      path: route,
      query,
      headers: {nonce: headers.nonce?.toString(), 'cart-token': headers['cart-token']?.toString()},
      body: parsed.ok ? parsed.value : undefined,
      cookie: sessionOf(site, asked),
    })
  }

  function serveCheckout(site: Site, path: string, url: URL, asked: IncomingMessage, reply: ServerResponse) {
    const current = sessionOf(site, asked)
    const type = {'Content-Type': 'text/html; charset=utf-8'}
    if (asked.method === 'POST' && current?.lines.length) {
      orders.push(placeOrder(site, current))
      return reply
        .writeHead(200, {...type, 'Set-Cookie': cookiesOf(current, path)})
        .end(showOrdered(orders.length))
    }
    const session = beginCheckout(site, url.searchParams.get('session') ?? '', current)
    const cookie = session && {'Set-Cookie': cookiesOf(session, path)}
    return reply.writeHead(200, {...type, ...cookie}).end(showCheckout(session))
  }

  async function serve(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? '/', origin)
    const [, path = '', rest = ''] = /^(\/euros)?(\/.*)$/.exec(url.pathname) ?? []
    const site = sites.get(path)
    if (site && rest.startsWith(`${API}/`)) {
      const token = asked.headers['cart-token']?.toString() ?? ''
      const cors = corsOf(asked, site.sessions.readToken(token) !== null)
      // a browser asks once in that time; the file from the guide sets this, and the next redirect
      if (asked.method === 'OPTIONS')
        return void reply.writeHead(200, {...cors, 'Access-Control-Max-Age': '600'}).end()
      const {status, headers, body, session} = await serveApi(
        site,
        rest.slice(API.length),
        url.searchParams,
        asked,
      )
      const held = session && !token && {'Set-Cookie': cookiesOf(session, path)}
      const type = {'Content-Type': 'application/json; charset=UTF-8'}
      reply.writeHead(status, {...type, ...cors, ...headers, ...held}).end(JSON.stringify(body))
    } else if (site && rest === CHECKOUT) serveCheckout(site, path, url, asked, reply)
    else if (site && url.searchParams.has('session'))
      reply.writeHead(302, {Location: path + CHECKOUT + url.search}).end()
    else reply.writeHead(404).end()
  }

  server.on('request', (asked, reply) => {
    serve(asked, reply).catch((error) => {
      console.error(error)
      reply.writeHead(500, {'Content-Type': 'application/json'}).end('{"code":"internal_server_error"}')
    })
  })

  const all = () => [...sites.values()]
  return {
    /** The address of each site's API. */
    api: origin + API,
    eurosApi: `${origin}/euros${API}`,
    origin,
    /** Id by slug. */
    idOf: (slug: string): string => `${sites.get('')?.items.find((item) => item.slug === slug)?.id ?? slug}`,
    held: () =>
      all()
        .flatMap(({sessions}) => sessions.all())
        .flatMap(({lines}) => lines.map(lineText))
        .sort(),
    /** The contents of the carts whose cookie a visitor has. */
    heldBy: (cookie: string) =>
      all()
        .flatMap((site) => sessionOf(site, {headers: {cookie}})?.lines ?? [])
        .map(lineText)
        .sort(),
    ordered: () => orders.flat().map(lineText).sort(),
    expireNonces() {
      for (const {sessions} of all()) sessions.expireNonces()
    },
    /** Lets seconds pass. */
    pass(seconds: number) {
      for (const {sessions} of all()) sessions.pass(seconds)
    },
    expireTokens() {
      for (const {sessions} of all()) sessions.expireTokens()
    },
    reset() {
      for (const {sessions} of all()) sessions.clear()
      for (const {item, stock} of stocks) item.stock = stock
      orders = []
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
