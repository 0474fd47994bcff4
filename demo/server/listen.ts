import type {Server} from 'node:http'
import {createAdaptorServer} from '@hono/node-server'

/** Answers a request, with the request of Node that it came from. */
export type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

export interface Listening {
  url: string
  close: () => Promise<void>
}

/** Milliseconds that pending answers get when the server stops. */
const GRACE_MS = 200

/** Longer than browsers keep a connection: otherwise a call could be lost when the server closes the connection. */
const KEEP_ALIVE_MS = 310_000

function listenOn(fetch: Fetch, port: number, host: string): Promise<Server> {
  const server = createAdaptorServer({fetch}) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

/** Ends open keep-alive connections, which would keep the process alive for seconds. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })

function portOf(server: Server): number {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

/** `localhost` has two addresses, and browsers differ in which they try first; listening on the second one is optional. */
async function listenOnAll(fetch: Fetch, port: number, host: string): Promise<Server[]> {
  if (host !== 'localhost') return [await listenOn(fetch, port, host)]
  const first = await listenOn(fetch, port, '127.0.0.1')
  const second = await listenOn(fetch, portOf(first), '::1').catch(() => null)
  return second ? [first, second] : [first]
}

export async function listen(fetch: Fetch, port: number, host: string): Promise<Listening> {
  const servers = await listenOnAll(fetch, port, host)
  const [first] = servers
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${first ? portOf(first) : port}`,
    close: async () => {
      await Promise.all(servers.map(closeServer))
    },
  }
}
