import type {FileHeaders} from './store.ts'

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
}

/** Sent with every file. Chunks are fetched in CORS mode, and pages with COEP load only what allows it. */
export const COMMON: FileHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** For a file that never changes under its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For a file that the next release overwrites: visitors have the release within a minute. */
export const MOVING = 'public, max-age=60'

/** The folder that moves from release to release. */
export const LATEST = 'latest'
/** Folders whose files end in the hash of a release. */
export const HASHED: readonly string[] = ['chunks', 'assets']

/** Whether no release has another file of this path. */
export const isHashed = (file: string): boolean => HASHED.some((folder) => file.startsWith(`${folder}/`))

const isMoving = (path: string): boolean =>
  path.startsWith(`${LATEST}/`) && !isHashed(path.slice(LATEST.length + 1))

/** The headers of a file of the store, by its path: `latest/loader.js`. */
export const headersOf = (path: string): FileHeaders => ({
  ...COMMON,
  'Content-Type': TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  'Cache-Control': isMoving(path) ? MOVING : IMMUTABLE,
})
