import {once} from 'node:events'
import {readFile} from 'node:fs/promises'
import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http'
import {extname, join, normalize} from 'node:path'
import {contentSecurityPolicy} from '../../demo/server/http/headers.ts'
import {pagesOf} from './pages.ts'
import {type FaultProxy, startProxy} from './proxy.ts'
import type {RunningShop, Tag} from './shop.ts'

const DIST = join(import.meta.dirname, '../../dist')

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/** Pages of a shop on a separate origin, with the shop's API behind a proxy that can fail. */
export interface Site {
  origin: string
  proxy: FaultProxy
  /** Serves the page in a folder at `/made/`, with the files of Vitrine beside it. */
  upload: (folder: string) => void
  stop: () => Promise<void>
}

function pass(target: string, asked: IncomingMessage, response: ServerResponse): void {
  const sent = request(target + asked.url, {method: asked.method, headers: asked.headers}, (came) => {
    response.writeHead(came.statusCode ?? 502, came.headers)
    // the page also receives a cut reply
    came.on('error', () => response.destroy())
    came.pipe(response)
  })
  sent.on('error', () => response.destroy())
  asked.pipe(sent)
  response.on('close', () => sent.destroy())
}

/** The cookies that a shop on the pages' origin sets with each page. */
async function cookiesOf(shop: string, {headers: {cookie = ''}}: IncomingMessage): Promise<string[]> {
  const reply = await fetch(`${shop}/cart`, {headers: {cookie}})
  return reply.headers.getSetCookie()
}

/** The pages' tag: calls go through the proxy, for a shop on the pages' origin by way of that origin. */
const through = (tag: Tag, origin: string): Tag =>
  tag.api ? {...tag, api: tag.api.replace(new URL(tag.api).origin, origin)} : tag

export async function startSite(shop: RunningShop): Promise<Site> {
  const {tag, abroad, proxied, checkoutScript = '', origins} = shop
  const api = proxied ?? new URL(tag.api ?? '').origin
  const proxy = await startProxy(api)
  let pages: ReadonlyMap<string, string> = new Map()
  let made: string | null = null
  const policy = contentSecurityPolicy('/vitrine/loader.js', {
    api: proxied ? null : [proxy.origin, ...origins].join(' '),
  })

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname} = new URL(asked.url ?? '/', 'http://site')
    const isMade = made !== null && pathname === '/made/'
    const page = isMade ? await readFile(join(made ?? '', 'index.html'), 'utf8') : pages.get(pathname)
    const html = asked.method === 'GET' ? page : undefined
    if (html) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Set-Cookie': proxied ? await cookiesOf(proxied, asked) : [],
      })
      response.end(html)
    } else if (pathname === '/checkout.js' && checkoutScript)
      response.writeHead(200, {'Content-Type': TYPES['.js']}).end(checkoutScript)
    else if (pathname.startsWith('/vitrine/')) {
      const file = join(made ? join(made, 'vitrine') : DIST, normalize(pathname.slice('/vitrine'.length)))
      const bytes = await readFile(file)
      response.writeHead(200, {'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream'}).end(bytes)
    } else if (proxied) pass(proxy.origin, asked, response)
    else response.writeHead(404).end()
  }

  const server = createServer((asked, response) => {
    // calls use the connections of the pages: as in the proxy, each gets a new one
    if (proxied) response.setHeader('Connection', 'close')
    answer(asked, response).catch(() => response.writeHead(404).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const called = proxied ? origin : proxy.origin
  pages = pagesOf(shop, through(tag, called), abroad && through(abroad.tag, called))
  return {
    origin,
    proxy,
    upload(folder) {
      made = folder
    },
    async stop() {
      await proxy.stop()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
