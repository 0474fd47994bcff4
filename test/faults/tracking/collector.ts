import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {setTimeout as sleep} from 'node:timers/promises'
import type {Adapter} from './adapter.ts'
import type {Answer, Arrival, Collector} from './arrivals.ts'

const TYPES: Record<string, string> = {js: 'text/javascript', css: 'text/css', json: 'application/json'}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

const pathOf = (url: string | undefined): string => new URL(url ?? '/', 'http://collector').pathname

/** A page of the site; every path that is not a file is a page. */
const renderPage = (head: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Page</title><link rel="icon" href="data:,">${head}</head>
<body><a id="link" href="/second">Second</a><form id="form" action="/second"><button>Go</button></form></body></html>`

/** A page without a tracker. */
export const BLANK = '/blank'

/** Cross-origin isolated pages have a finer clock. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/**
 * The site with its tracker, and the tracker's endpoint, on one origin. It counts requests, and answers them as
 * configured.
 */
export async function startCollector(adapter: Adapter): Promise<Collector> {
  const arrivals: Arrival[] = []
  const visits: string[] = []
  const heads: Collector['heads'] = {[BLANK]: ''}
  const files = await adapter.files()
  let answerOf: (arrival: Arrival) => Answer = () => ({})
  let held: (() => void)[] = []
  let [now, most] = [0, 0]

  function serve(path: string, response: ServerResponse): void {
    const file = path === '/visits.json' ? JSON.stringify(visits) : files[path]
    const type = TYPES[path.split('.').at(-1) ?? '']
    if (file === undefined && type) return void response.writeHead(404).end()
    if (file === undefined) visits.push(path)
    response.writeHead(200, {
      'Content-Type': `${file === undefined ? 'text/html' : type}; charset=utf-8`,
      'Cache-Control': files[path] === undefined ? 'no-cache' : 'max-age=3600',
      'Set-Cookie': 'crumb=abcdefgh12345678; Path=/; SameSite=Lax',
      ...(path === '/timed' && ISOLATED),
    })
    response.end(file ?? renderPage(heads[path] ?? adapter.html(url)))
  }

  async function answer(arrival: Arrival, response: ServerResponse): Promise<void> {
    const {status = 200, delay = 0, retryAfter, instead} = answerOf(arrival)
    if (instead === 'hold') await new Promise<void>((resolve) => held.push(resolve))
    if (delay) await sleep(delay)
    if (instead === 'hang') return
    if (instead === 'drop') return void response.destroy()
    response.on('finish', () => {
      arrival.status = status
    })
    response.writeHead(status, {
      'Content-Type': 'application/json',
      ...(retryAfter !== undefined && {'Retry-After': `${retryAfter}`}),
    })
    response.end('{"ok":true}')
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    most = Math.max(most, ++now)
    response.on('close', () => now--)
    const body = await readBody(request)
    const {referer} = request.headers
    const arrival: Arrival = {
      path: pathOf(request.url),
      from: referer ? pathOf(referer) : '',
      body,
      events: adapter.readEvents(body),
      at: performance.now(),
      status: null,
    }
    arrivals.push(arrival)
    await answer(arrival, response)
  }

  const server = createServer((request, response) => {
    // a page that closes or is killed aborts its requests
    if (request.method === 'POST') receive(request, response).catch(() => response.destroy())
    else serve(pathOf(request.url), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('collector: has no port; listen on TCP')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    arrivals,
    visits,
    heads,
    inFlight: () => most,
    answerWith: (one) => {
      answerOf = typeof one === 'function' ? one : () => one
    },
    release: () => {
      for (const give of held) give()
      held = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
