import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2'
import type {Socket} from 'node:net'
import {extname} from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Neither a page nor an API call has an extension. */
const extensionOf = (path: string): string => extname(path) || (path.startsWith('/api/') ? '.json' : '.html')

/** Documents and replies are fetched again, and files are cached: the same for every contender. */
const KEPT = 'public, max-age=31536000, immutable'

export interface BenchServer {
  origin: string
  close: () => Promise<void>
}

/** The served texts, by path. */
export type Contents = Record<string, string>

type Reply = ServerResponse | Http2ServerResponse

function answer(response: Reply, path: string, bytes: Buffer): void {
  const extension = extensionOf(path)
  const isKept = /^\.(js|css|svg)$/.test(extension)
  response.setHeader('content-type', TYPES[extension] ?? 'application/octet-stream')
  response.setHeader('content-encoding', 'br')
  response.setHeader('content-length', bytes.length)
  response.setHeader('cache-control', isKept ? KEPT : 'no-store')
  response.end(bytes)
}

/** The quality for documents: the best would take minutes for 5,000 forms, and no figure depends on it. */
const DOCUMENT_QUALITY = 5

function compress(path: string, text: string): Buffer {
  const isDocument = extensionOf(path) === '.html'
  const quality = isDocument ? DOCUMENT_QUALITY : constants.BROTLI_MAX_QUALITY
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}})
}

/** Also ends open connections, because a browser keeps them. */
async function close(
  server: ReturnType<typeof createServer | typeof createSecureServer>,
  open: ReadonlySet<Socket>,
) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const socket of open) socket.destroy()
  await closed
}

/**
 * Serves everything from memory, precompressed with brotli. With a certificate, it uses HTTP/2 like shops and CDNs, so
 * that any number of files takes one round trip.
 */
export async function serve(
  contents: Contents,
  certificate?: {key: string; cert: string},
): Promise<BenchServer> {
  const compressed = new Map(Object.entries(contents).map(([path, text]) => [path, compress(path, text)]))
  function reply({url = '/'}: IncomingMessage | Http2ServerRequest, response: Reply): void {
    const {pathname} = new URL(url, 'http://localhost')
    const bytes = compressed.get(pathname)
    if (bytes) answer(response, pathname, bytes)
    else {
      response.statusCode = 404
      response.end()
    }
  }
  const server = certificate ? createSecureServer(certificate, reply) : createServer(reply)
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('bench server: no port; listen on TCP')
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    close: () => close(server, open),
  }
}
