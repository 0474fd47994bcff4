import {createHash} from 'node:crypto'
import {readFile, realpath} from 'node:fs/promises'
import {extname, join, sep} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress} from 'node:zlib'
import {Hono} from 'hono'
import {becomeDictionary, readDelta, readDictionary} from '../http/dictionary.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
}

const compress = promisify(brotliCompress)

interface Content {
  bytes: Buffer<ArrayBuffer>
  type: string
  etag: string
}

/** Names of chunks and assets contain a hash of their content. */
const isHashed = (path: string) => /\/(chunks|assets)\/.+-[\w-]{6,}\.\w+$/.test(path)

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=60'

/** The content of a file with a web type; null without one, and outside the folder. */
async function readContent(folder: string, path: string): Promise<Content | null> {
  const type = TYPES[extname(path)]
  if (!type) return null
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    if (!file.startsWith(root + sep)) return null
    const bytes = await readFile(file)
    return {bytes, type, etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}
  } catch {
    return null
  }
}

/** Brotli of each content, compressed once. */
function createBrotli() {
  const made = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  return ({bytes, etag}: Content) => {
    const known = made.get(etag)
    const result = known ?? compress(bytes)
    made.set(etag, result)
    return result
  }
}

const wantsBrotli = (c: DemoContext) => /\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')

interface Encoded {
  encoding?: string
  /** The end of its `ETag`, which differs by encoding. */
  tag: string
  read: () => Promise<Buffer<ArrayBuffer>>
}

/** Serves the build like a CDN: any page of any origin may use it. `root` is the prefix of the paths. */
export function builtFiles(folder: string, root = /^\/vitrine\//) {
  const brotli = createBrotli()
  async function encode(c: DemoContext, path: string, content: Content): Promise<Encoded> {
    const dictionary = readDictionary(c)
    const delta = dictionary && (await readDelta(folder, path, dictionary))
    if (delta) return {encoding: 'dcz', tag: `-${dictionary}`, read: async () => delta}
    if (wantsBrotli(c)) return {encoding: 'br', tag: '-br', read: () => brotli(content)}
    return {tag: '', read: async () => content.bytes}
  }
  const app = new Hono<DemoEnv>()
  app.get('/*', async (c) => {
    const path = c.req.path.replace(root, '')
    const content = await readContent(folder, path)
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (!content) return c.text('Not found', 404, {'Cache-Control': 'no-store'})
    const {encoding, tag, read} = await encode(c, path, content)
    const etag = `"${content.etag}${tag}"`
    const isFixed = isHashed(`/${path}`)
    c.header('Vary', 'Accept-Encoding, Available-Dictionary')
    c.header('ETag', etag)
    c.header('Cache-Control', isFixed ? IMMUTABLE : SHORT)
    if (isFixed) becomeDictionary(c)
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
    c.header('Content-Type', content.type)
    if (encoding) c.header('Content-Encoding', encoding)
    return c.body(await read())
  })
  return app
}

/** Serves the files of a folder as any host for static files does, unchanged, without the shop's policy. */
function staticFiles(folder: string, root: RegExp) {
  const app = new Hono<DemoEnv>()
  app.get('/*', async (c) => {
    const path = decodeURIComponent(c.req.path.replace(root, '')) || 'index.html'
    const content = await readContent(folder, path)
    if (!content) return c.notFound()
    c.header('Content-Security-Policy', undefined)
    return c.body(content.bytes, 200, {'Content-Type': content.type, 'Cache-Control': 'no-store'})
  })
  return app
}

/** Serves the user's own pages, to try them on the shop. */
export const ownPages = (folder: string) => staticFiles(folder, /^\/pages\/?/)

/** Serves the pages that need no server. Their addresses are relative, so the folder needs its slash. */
export function staticDemo(distFolder: string) {
  const app = new Hono<DemoEnv>()
  // the path of the context has lost its slash
  app.get('/', (c, next) => (new URL(c.req.url).pathname.endsWith('/') ? next() : c.redirect('/demo/')))
  app.route('/', staticFiles(join(distFolder, 'demo'), /^\/demo\/?/))
  return app
}
