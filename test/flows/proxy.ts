import {once} from 'node:events'
import {readFile} from 'node:fs/promises'
import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http'
import {text} from 'node:stream/consumers'

/** A proxy in front of the shop, which adds a script before all others and receives its reports. */
export interface ShopProxy {
  url: string
  /** Errors in pages: policy violations, errors, rejections. */
  notes: string[]
  /** The browsers' requests: `GET /cart`. */
  asked: string[]
  /** Files of a flow, by their path: `{'/own.js': ['text/javascript', '…']}`. For null, the browser stays where it is. */
  files: Record<string, readonly [type: string, body: string] | null>
  /** HTML at the top of the shop's pages. */
  top: string
  close: () => Promise<void>
}

interface Options {
  /** Origin of the shop. */
  to: string
  /** Any of 127.0.0.0/8: each is a site with separate cookies. */
  host: string
  /** Whether pages get the script. */
  watches: boolean
}

const TAG = '<script src="/__watch.js"></script>'
const WATCH = await readFile(new URL('watch.js', import.meta.url))

async function passOn(
  reply: IncomingMessage,
  response: ServerResponse,
  watches: boolean,
  top: string,
): Promise<void> {
  const {statusCode = 502, headers} = reply
  const isPage = watches && headers['content-type']?.startsWith('text/html')
  if (!isPage) {
    response.writeHead(statusCode, headers)
    reply.pipe(response)
    return
  }
  const html = (await text(reply))
    .replace(/<head[^>]*>/, (tag) => tag + TAG)
    .replace(/<body[^>]*>/, (tag) => tag + top)
  response.writeHead(statusCode, {...headers, 'content-length': Buffer.byteLength(html)})
  response.end(html)
}

export async function startProxy({to, host, watches}: Options): Promise<ShopProxy> {
  const notes: string[] = []
  const asked: string[] = []
  const given: Pick<ShopProxy, 'files' | 'top'> = {files: {}, top: ''}
  const server = createServer(async (incoming, response) => {
    const {method = 'GET', url = '/', headers} = incoming
    if (url === '/__noted') {
      notes.push(await text(incoming))
      response.end()
    } else if (url === '/__watch.js') {
      response.writeHead(200, {'content-type': 'text/javascript'}).end(WATCH)
    } else if (given.files[url] !== undefined) {
      const [type, body] = given.files[url] ?? []
      response.writeHead(type ? 200 : 204, {'content-type': `${type}; charset=utf-8`}).end(body)
    } else {
      asked.push(`${method} ${url}`)
      const outgoing = request(to + url, {method, headers: {...headers, 'accept-encoding': 'identity'}})
      outgoing.on('response', (reply) => passOn(reply, response, watches, given.top))
      // the shop has closed the connection, and the proxy does the same
      outgoing.on('error', () => response.destroy())
      incoming.pipe(outgoing)
    }
  })
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the proxy does not listen')
  return Object.assign(given, {
    url: `http://${host}:${address.port}`,
    notes,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  })
}
