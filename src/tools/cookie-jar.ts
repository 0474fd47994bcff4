/** Keeps the cookies of a program outside a browser. Other jars fit, too, such as `CookieJar` of tough-cookie. */
export interface CookieJar {
  /** In the format of a `Cookie` header. */
  getCookieString: (url: string) => string | Promise<string>
  /** Takes the value of a `Set-Cookie` header. */
  setCookie: (cookie: string, url: string) => unknown
}

interface Cookie {
  value: string
  path: string
  isSecure: boolean
  /** Epoch ms; Infinity for the end of the program. */
  expires: number
}

const isLocal = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

const isBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(above.endsWith('/') ? above : `${above}/`)

function expiryOf(attributes: Map<string, string>, now: number): number {
  const seconds = Number(attributes.get('max-age') ?? Number.NaN)
  if (!Number.isNaN(seconds)) return now + seconds * 1000
  const date = Date.parse(attributes.get('expires') ?? '')
  return Number.isNaN(date) ? Number.POSITIVE_INFINITY : date
}

const pairOf = (part: string): [string, string] => {
  const [name = '', ...value] = part.split('=')
  return [name.trim(), value.join('=').trim()]
}

/**
 * A small jar in memory. It sends a cookie only to the host that set it, whatever its `Domain`. `cookies` are there
 * from the start, for every host.
 */
export function createCookieJar(
  cookies: Record<string, string> = {},
  now: () => number = Date.now,
): CookieJar {
  const hosts = new Map<string, Map<string, Cookie>>()

  function setCookie(text: string, url: string): void {
    const [first = '', ...rest] = text.split(';')
    const [name, value] = pairOf(first)
    const attributes = new Map(rest.map(pairOf).map(([key, value]) => [key.toLowerCase(), value]))
    const {host} = new URL(url)
    const path = attributes.get('path')?.startsWith('/') ? `${attributes.get('path')}` : '/'
    const jar = hosts.get(host) ?? new Map<string, Cookie>()
    hosts.set(host, jar)
    if (name)
      jar.set(name, {value, path, isSecure: attributes.has('secure'), expires: expiryOf(attributes, now())})
  }

  function getCookieString(url: string): string {
    const {host, hostname, pathname, protocol} = new URL(url)
    const isSafe = protocol === 'https:' || isLocal(hostname)
    const sent = new Map(Object.entries(cookies))
    for (const [name, {value, path, isSecure, expires}] of hosts.get(host) ?? []) {
      sent.delete(name)
      if (expires > now() && isBelow(pathname, path) && (isSafe || !isSecure)) sent.set(name, value)
    }
    return Array.from(sent, ([name, value]) => `${name}=${value}`).join('; ')
  }

  return {getCookieString, setCookie}
}
