import {createServer, type ServerResponse} from 'node:http'
import {extname} from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** A page has no extension, and a call of the API neither. */
const extensionOf = (path: string): string => extname(path) || (path.startsWith('/api/') ? '.json' : '.html')

/** Documents and replies are fetched again, files are cached: the same for every contender. */
const KEPT = 'public, max-age=31536000, immutable'

export interface BenchServer {
  origin: string
  close: () => Promise<void>
}

/** What is served: by path, its text. */
export type Contents = Record<string, string>

function answer(response: ServerResponse, path: string, bytes: Buffer): void {
  const extension = extensionOf(path)
  const isKept = /^\.(js|css|svg)$/.test(extension)
  response.writeHead(200, {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'content-length': bytes.length,
    'cache-control': isKept ? KEPT : 'no-store',
  })
  response.end(bytes)
}

/** Of documents: 5,000 forms at the best would take minutes, and no figure is about them. */
const DOCUMENT_QUALITY = 5

function compress(path: string, text: string): Buffer {
  const isDocument = extensionOf(path) === '.html'
  const quality = isDocument ? DOCUMENT_QUALITY : constants.BROTLI_MAX_QUALITY
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}})
}

/** Serves everything from memory, compressed with brotli beforehand. */
export async function serve(contents: Contents): Promise<BenchServer> {
  const compressed = new Map(Object.entries(contents).map(([path, text]) => [path, compress(path, text)]))
  const server = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost')
    const bytes = compressed.get(pathname)
    if (bytes) answer(response, pathname, bytes)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('bench server: no port; listen on TCP')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
