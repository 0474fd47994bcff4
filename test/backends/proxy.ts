import {once} from 'node:events'
import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http'
import {text} from 'node:stream/consumers'

/** The fault that a change meets. */
export type Fault = 'lost' | '503 before' | '503 after' | 'slow' | 'cut'

const SLOW_MS = 2500

export interface FaultProxy {
  origin: string
  /** Sets the faults of the next changes, in this order. */
  plan: (...faults: readonly Fault[]) => void
  /** The faults that changes have met since the last plan. */
  done: () => number
  stop: () => Promise<void>
}

interface Reply {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

function forward(target: string, asked: IncomingMessage, body: string): Promise<Reply> {
  const {host, origin: own} = new URL(target)
  const {origin} = asked.headers
  // a shop on the pages' origin checks it
  const isSame = origin !== undefined && new URL(origin).host === asked.headers.host
  const headers = {...asked.headers, host, ...(isSame && {origin: own})}
  return new Promise((resolve, reject) => {
    const sent = request(target + asked.url, {method: asked.method, headers}, async (came) => {
      const chunks: Buffer[] = []
      for await (const chunk of came) chunks.push(chunk)
      const {'transfer-encoding': _, ...rest} = came.headers
      const location = rest.location?.replace(own, '')
      resolve({
        status: came.statusCode ?? 502,
        headers: {...(rest as Record<string, string>), ...(location && {location})},
        body: Buffer.concat(chunks),
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/**
 * Each call gets a new connection: on a used one, Chromium automatically repeats a call that has no reply, even a change of
 * the cart.
 */
const ONCE = {connection: 'close'}

function give(response: ServerResponse, {status, headers, body}: Reply): void {
  response.writeHead(status, {...headers, ...ONCE}).end(body)
}

function giveHalf(response: ServerResponse, {status, headers, body}: Reply): void {
  response.writeHead(status, {...headers, ...ONCE, 'content-length': `${body.length}`})
  response.write(body.subarray(0, body.length / 2), () => response.destroy())
}

const refuse = (response: ServerResponse, {origin}: IncomingMessage['headers']): void =>
  give(response, {
    status: 503,
    headers: {'Content-Type': 'application/json', ...(origin && {'Access-Control-Allow-Origin': origin})},
    body: Buffer.from('{"error": "busy"}'),
  })

/** GraphQL uses POST for reads too. */
const isWrite = ({method = 'GET'}: IncomingMessage, body: string): boolean =>
  !/^(GET|HEAD|OPTIONS)$/.test(method) && !/^\{"query":"(?!mutation)/.test(body)

/** A proxy between the pages and a shop: changes meet the planned faults, and all other calls pass. */
export async function startProxy(target: string): Promise<FaultProxy> {
  const faults: Fault[] = []
  let done = 0

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(asked)
    const fault = isWrite(asked, body) ? faults.shift() : undefined
    if (fault) done++
    if (fault === '503 before') return refuse(response, asked.headers)
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    const reply = await forward(target, asked, body)
    if (fault === '503 after') return refuse(response, asked.headers)
    if (fault === 'lost') response.destroy()
    else if (fault === 'cut') giveHalf(response, reply)
    else give(response, reply)
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    plan(...next) {
      faults.splice(0, faults.length, ...next)
      done = 0
    },
    done: () => done,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
