import {statSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {CART_MODES, type CartMode} from '../views/page.ts'
import type {DemoOptions} from './create-demo.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The server's options, from the environment and from `--qa` and `--local-qa`. */
interface StartOptions extends Omit<DemoOptions, 'databaseUrl' | 'distFolder' | 'log'> {
  host: string
  port: number
  databaseUrl?: string
}

const isLocal = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

/**
 * QA hooks can empty the shop, so they are only enabled on request: with `QA=1` or `--qa`, or with `--local-qa` (from
 * `npm start`) if only this machine can reach the shop. Without a request, this machine gets only the pages.
 */
export function readQa({QA}: Env, argv: readonly string[], isLocalHost: boolean): DemoOptions['qa'] {
  if (QA === '1' || argv.includes('--qa')) return true
  if (QA || !isLocalHost) return false
  return argv.includes('--local-qa') || 'pages'
}

/** More would take the start minutes. A number below the shop's own products leaves those. */
const MOST_PRODUCTS = 50_000

/** A limit that is not a number would not limit anything. */
function readNumber(env: Env, name: string, least: number, most = Infinity): number | undefined {
  const text = env[name]
  if (!text) return undefined
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  const range = most === Infinity ? `from ${least}` : `from ${least} to ${most}`
  throw new Error(`${name} must be a whole number ${range}, and is ${JSON.stringify(text)}`)
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

function readOrigins(env: Env, name: string): string[] {
  const origins = (env[name] ?? '').split(/[\s,]+/).filter(Boolean)
  const wrong = origins.find((one) => !isOrigin(one))
  if (wrong === undefined) return origins
  throw new Error(`${name} must list origins as https://shop.example, and has ${JSON.stringify(wrong)}`)
}

// A plain path is a file.
const urlOf = (database: string): string => (URL.canParse(database) ? database : pathToFileURL(database).href)

/** The demo shows its drawer; pages without `data-cart` have the popover. */
function readCartMode({CART = 'drawer'}: Env): CartMode {
  const mode = CART_MODES.find((one) => one === CART)
  if (mode) return mode
  throw new Error(`CART must be one of ${CART_MODES.join(', ')}, and is ${JSON.stringify(CART)}`)
}

function readFolder(folder: string): string {
  if (statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return folder
  throw new Error(`PAGES must be a folder, and ${folder} is none`)
}

/** Throws for invalid options. */
export function readOptions(env: Env, argv: readonly string[]): StartOptions {
  const host = env.HOST || 'localhost'
  const writesPerMinute = readNumber(env, 'WRITES_PER_MINUTE', 1)
  const proxies = readNumber(env, 'PROXIES', 0)
  const products = readNumber(env, 'PRODUCTS', 1, MOST_PRODUCTS)
  const shopOrigins = readOrigins(env, 'SHOP_ORIGIN')
  const [apiOrigin] = readOrigins(env, 'API_ORIGIN')
  return {
    host,
    port: readNumber(env, 'PORT', 0) ?? 4173,
    qa: readQa(env, argv, isLocal(host)),
    cartMode: readCartMode(env),
    eventOrigins: readOrigins(env, 'EVENT_ORIGINS'),
    shopOrigins: () => shopOrigins,
    ...(apiOrigin && {apiOrigin: () => apiOrigin}),
    ...(env.DATABASE_URL && {databaseUrl: urlOf(env.DATABASE_URL)}),
    ...(env.PAGES && {pagesFolder: readFolder(env.PAGES)}),
    ...(writesPerMinute && {writesPerMinute}),
    ...(proxies && {proxies}),
    ...(products && {products}),
  }
}
