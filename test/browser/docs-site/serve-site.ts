import {readFile} from 'node:fs/promises'
import {createServer, type ServerResponse} from 'node:http'
import {extname, join, normalize} from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
}

export interface ServedSite {
  /** Of the site's root, without a slash at its end. */
  origin: string
  /** Paths that were asked for and do not exist. */
  missing: readonly string[]
  stop: () => Promise<void>
}

async function send(reply: ServerResponse, file: string, status: number): Promise<void> {
  const body = await readFile(file)
  const headers = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Access-Control-Allow-Origin': '*',
  }
  reply.writeHead(status, headers).end(body)
}

/** Files of folders by the path that each stands below, as a host of static files serves them. */
export async function serveSite(folders: Readonly<Record<string, string>>): Promise<ServedSite> {
  const missing: string[] = []
  const bases = Object.keys(folders).sort((a, b) => b.length - a.length)
  const server = createServer(async ({url = '/'}, reply) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://site').pathname))
    const base = bases.find((one) => path.startsWith(one)) ?? ''
    const folder = folders[base] ?? ''
    const file = join(folder, path.slice(base.length), path.endsWith('/') ? 'index.html' : '')
    try {
      await send(reply, file, 200)
    } catch {
      missing.push(path)
      await send(reply, join(folder, '404.html'), 404).catch(() => reply.writeHead(404).end())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    missing,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
