import {isIPv6} from 'node:net'
import type {MiddlewareHandler} from 'hono'
import type {DemoContext, DemoEnv} from './env.ts'

/** Bits of an IPv6 network as providers assign it: a client with one of its addresses has all of them. */
const NETWORK_BITS = 64
const GROUP_BITS = 16

/** The groups of an IPv6 address with `::` written out. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
  const missing = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  return [...(head ?? []), ...Array<string>(Math.max(missing, 0)).fill('0'), ...(tail ?? [])]
}

/** The identity of a caller for rate limits: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain.toLowerCase()).slice(0, NETWORK_BITS / GROUP_BITS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
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
    const address = forwarded(c, proxies) || c.env.incoming.socket.remoteAddress || ''
    c.set('network', networkOf(address))
    c.set('isSecure', isSecure(c, proxies))
    await next()
  }
