import {isIPv4, isIPv6} from 'node:net'
import type {MiddlewareHandler} from 'hono'
import type {DemoContext, DemoEnv} from './env.ts'

/** Groups of an IPv6 network as providers assign it: a client with one of its addresses has all of them. */
const NETWORK_GROUPS = 4
/** Proxies write ports, and brackets around an IPv6 address. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/
/** An IPv4 address in an IPv6 address, as `URL` writes it. */
const MAPPED = /^::ffff:([\da-f]+):([\da-f]+)$/

/** The eight groups of an IPv6 address in its canonical form. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

const toIPv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')

/**
 * The identity of a caller for rate limits, whatever the form of its address: an IPv4 address, or the network of an IPv6
 * address. Null for what is no address.
 */
export function networkOf(text: string): string | null {
  const [, six, four] = WITH_PORT.exec(text) ?? []
  const address = (six ?? four ?? text).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = MAPPED.exec(canonical)
  return mapped ? toIPv4(mapped.slice(1)) : groupsOf(canonical).slice(0, NETWORK_GROUPS).join(':')
}

/** The address recorded by the nearest `proxies`; the caller can forge everything to its left. */
function forwarded(c: DemoContext, proxies: number): string | undefined {
  const hops = (c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim())
  return proxies ? hops.at(-proxies) : undefined
}

function isSecure(c: DemoContext, proxies: number): boolean {
  const scheme = proxies ? c.req.header('X-Forwarded-Proto') : undefined
  return (scheme ?? new URL(c.req.url).protocol).startsWith('https')
}

/** Records the origin of a call. `proxies` is the number of the server's own proxies, whose headers are trusted. */
export const clients =
  (proxies: number): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const socket = c.env.incoming.socket.remoteAddress ?? ''
    c.set('network', networkOf(forwarded(c, proxies) ?? '') ?? networkOf(socket) ?? '')
    c.set('isSecure', isSecure(c, proxies))
    await next()
  }
