import {readFile} from 'node:fs/promises'
import {Hono} from 'hono'
import {makeWav, sounds} from '../../seed/sounds.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'

type Bytes = Buffer<ArrayBuffer>

/** Parses `bytes=from-to`, where either end may be missing; null for an unsatisfiable range. */
function readRange(header: string, length: number): [from: number, to: number] | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  const from = first ? Number(first) : length - Number(last)
  const to = first && last ? Math.min(Number(last), length - 1) : length - 1
  return (first || last) && from >= 0 && from <= to ? [from, to] : null
}

/** Supports ranges, because players seek. */
function send(c: DemoContext, bytes: Bytes, type: string): Response {
  const headers = {'Content-Type': type, 'Accept-Ranges': 'bytes', 'Cache-Control': 'public, max-age=3600'}
  const asked = c.req.header('Range')
  if (!asked) return c.body(bytes, 200, headers)
  const range = readRange(asked, bytes.length)
  if (!range) return c.body(null, 416, {'Content-Range': `bytes */${bytes.length}`})
  const [from, to] = range
  return c.body(bytes.subarray(from, to + 1), 206, {
    ...headers,
    'Content-Range': `bytes ${from}-${to}/${bytes.length}`,
  })
}

/** Sounds and films of the shop; each is generated or read once. */
export function media() {
  const app = new Hono<DemoEnv>()
  const film = new URL('../../media/glow.webm', import.meta.url)
  let glow: Promise<Bytes> | undefined
  for (const [file, sound] of Object.entries(sounds)) {
    const bytes = makeWav(sound)
    app.get(`/media/${file}`, (c) => send(c, bytes, 'audio/wav'))
  }
  app.get('/media/glow.webm', async (c) => {
    glow ??= readFile(film)
    return send(c, await glow, 'video/webm')
  })
  return app
}
