import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {setTimeout} from 'node:timers/promises'
import {startDemo} from '../../demo/server/testing/start-demo.ts'
import {bundlePeer} from '../loader/bundle-peer.ts'
import type {BenchServer} from '../loader/serve.ts'
import {type Contender, contenders} from './contenders.ts'

/** Milliseconds until the server answers with a list. */
export const ANSWER_MS = 50
/** Products of the shop. */
export const PRODUCTS = 1000

/** The request header with the name of the contender. */
export const CONTENDER = 'bench-contender'

interface Reply {
  status: number
  type: string
  body: Buffer
}

/** A contender's page: the shop's, with the contender's script instead of Vitrine's. */
function toPage(html: string, {peer}: Contender): string {
  // the peers do not count visits
  if (!peer) return html.replace('<script async ', '<script async data-tracking="off" ')
  return html
    .replace(/<link rel="(module)?preload" [^>]*\/vitrine\/[^>]*>/g, '')
    .replace(
      /<script async src="[^"]*loader\.js"[^>]*><\/script>/,
      `<script type="module" src="/peers/${peer.replace(/\.ts$/, '.js')}"></script>`,
    )
}

const isList = (path: string): boolean => /^\/(shop|api\/commerce\/products)(\?|$)/.test(path)

/** Answers as the demo shop does. Lists are kept: after the first answer, each takes the same time for every contender. */
function createReplies(origin: string, scripts: ReadonlyMap<string, string>) {
  const kept = new Map<string, Reply>()
  async function ask(request: IncomingMessage, path: string): Promise<Reply> {
    const {cookie = '', 'vitrine-part': part = ''} = request.headers
    const headers = {cookie, ...(part && {'vitrine-part': `${part}`})}
    const body =
      request.method === 'POST'
        ? await new Response(request as unknown as ReadableStream).arrayBuffer()
        : null
    const response = await fetch(origin + path, {method: request.method ?? 'GET', headers, body})
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'text/html',
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
  return async (request: IncomingMessage): Promise<Reply> => {
    const path = request.url ?? '/'
    const script = scripts.get(path)
    if (script !== undefined) return {status: 200, type: 'text/javascript', body: Buffer.from(script)}
    if (!isList(path)) return ask(request, path)
    const until = setTimeout(ANSWER_MS)
    const key = `${path} ${request.headers['vitrine-part'] ?? ''}`
    const reply = kept.get(key) ?? (await ask(request, path))
    kept.set(key, reply)
    const contender = contenders.find(({name}) => name === request.headers[CONTENDER])
    await until
    const isPage = reply.type.includes('html') && !request.headers['vitrine-part']
    return isPage && contender ? {...reply, body: Buffer.from(toPage(`${reply.body}`, contender))} : reply
  }
}

function send(response: ServerResponse, {status, type, body}: Reply): void {
  const isKept = /javascript|css|svg/.test(type)
  const cache = isKept ? 'public, max-age=31536000, immutable' : 'no-store'
  response
    .writeHead(status, {'content-type': type, 'content-length': body.length, 'cache-control': cache})
    .end(body)
}

/** The demo shop with the built files, and the same page with the scripts of the peers. */
export async function serveLists(): Promise<BenchServer> {
  const demo = await startDemo({
    distFolder: new URL('../../dist', import.meta.url).pathname,
    qa: false,
    products: PRODUCTS,
  })
  const peers = contenders.flatMap(({peer}) => (peer ? [peer] : []))
  const scripts = new Map(
    await Promise.all(
      peers.map(async (file) => [`/peers/${file.replace(/\.ts$/, '.js')}`, await bundlePeer(file)] as const),
    ),
  )
  const reply = createReplies(demo.url, scripts)
  const server = createServer(async (request, response) => send(response, await reply(request)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('bench server: no port; listen on TCP')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await demo.stop()
    },
  }
}
