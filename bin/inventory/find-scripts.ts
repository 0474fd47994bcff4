import {createHash} from 'node:crypto'
import {decodeAttribute} from '../../src/template/tags/decode-attribute.ts'
import {lowerAscii, readAttributes, readStartTags} from '../../src/toolkit/html/start-tags.ts'
import {fetchBytes} from '../command/fetch-text.ts'
import type {Script} from './list.ts'

const MOST_REDIRECTS = 5

/** Types of scripts that run, and of those that decide about others. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/** Hosts that the command may reach where the page cannot. */
const PRIVATE =
  /^(localhost|.*\.(localhost|local|internal)|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|\[(::1?|::ffff:.*|f[cde].*)\])$/i

const isPrivate = (url: string): boolean => PRIVATE.test(new URL(url).hostname)

export const hashOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The hash of what an address answers; null, with the reason, if it answers with nothing that runs. */
async function fetchHash(
  url: string,
  page: string,
  redirects = MOST_REDIRECTS,
): Promise<{hash: string | null; reason: string}> {
  const refuse = (reason: string) => ({hash: null, reason})
  if (!/^https?:/.test(url)) return refuse('no address of a server')
  if (isPrivate(url) && !isPrivate(page)) return refuse('an address of a private network')
  try {
    const {reply, bytes} = await fetchBytes(url)
    const target = reply.headers.get('Location')
    if (/^3/.test(`${reply.status}`) && target && redirects)
      return await fetchHash(new URL(target, url).href, page, redirects - 1)
    return reply.ok ? {hash: hashOf(bytes), reason: ''} : refuse(`status ${reply.status}`)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return refuse(cause instanceof Error ? cause.message : `${cause}`)
  }
}

/** A script with an address, as its server answers now. */
export async function readExternal(url: string, by: string, page: string): Promise<Script> {
  const {hash, reason} = await fetchHash(url, page)
  return {address: url, hash, askedBy: reason ? `${by} (not fetched: ${reason})` : by, why: ''}
}

/** The attributes of each start tag, with their character references decoded, and the code of those that have some. */
function readMarkup(html: string) {
  const lower = lowerAscii(html)
  return readStartTags(html).map((tag) => {
    const {name, line, end} = tag
    const attributes = new Map(
      Array.from(readAttributes(html, tag), ([key, value]) => [key, decodeAttribute(value)]),
    )
    const close = lower.indexOf('</script', end)
    return {name, line, attributes, code: () => html.slice(end, close < 0 ? html.length : close)}
  })
}

/** The code of an attribute that runs; null in all others. */
function codeIn(key: string, value: string): string | null {
  if (/^on\w+$/.test(key)) return value
  const isAddress = /^((xlink:)?href|src|data|(form)?action)$/.test(key) && URL.canParse(value)
  return isAddress && new URL(value).protocol === 'javascript:' ? value.slice(value.indexOf(':') + 1) : null
}

/** The scripts that the markup of a page asks for, each once, with the code in its attributes. */
export async function findScripts(html: string, page: string): Promise<Script[]> {
  const scripts: (Script | Promise<Script>)[] = []
  const seen = new Set<string>()
  let base = page
  const isNew = (key: string): boolean => !seen.has(key) && !!seen.add(key)
  function addInline(code: string, askedBy: string): void {
    const hash = hashOf(code)
    if (isNew(hash)) scripts.push({address: null, hash, askedBy, why: ''})
  }
  function addExternal(address: string, askedBy: string): void {
    if (!URL.canParse(address, base)) return
    const {href} = new URL(address, base)
    if (isNew(href)) scripts.push(readExternal(href, askedBy, page))
  }
  /** `frame` names the frame without an address that has this markup. */
  function addAll(markup: string, frame: string | null): void {
    for (const {name, line, attributes, code} of readMarkup(markup)) {
      const place = frame ?? `the markup, line ${line}`
      const href = attributes.get('href')
      const isScript = name === 'script' && RUNS.test((attributes.get('type') ?? '').trim())
      if (!frame && name === 'base' && href && URL.canParse(href, page)) base = new URL(href, page).href
      const isPreload = name === 'link' && /preload/i.test(attributes.get('rel') ?? '')
      if (isPreload && href && /^(|script|worker)$/i.test(attributes.get('as') ?? ''))
        addExternal(href, place)
      for (const [key, value] of attributes) {
        const own = codeIn(key, value)
        if (own !== null && name !== 'script') addInline(own, `${key} in ${place}`)
        if (key === 'srcdoc') addAll(value, `srcdoc in ${place}`)
      }
      // pictures name a script's address as links do
      const src = attributes.get('src') || href || attributes.get('xlink:href')
      if (isScript && src) addExternal(src, place)
      else if (isScript) addInline(code(), place)
    }
  }
  addAll(html, null)
  return Promise.all(scripts)
}

/** The policies in the markup of a page, joined as those of its headers are; null without one. */
export function findPolicy(html: string): string | null {
  const policies = readMarkup(html).flatMap(({name, attributes}) =>
    name === 'meta' && /^content-security-policy$/i.test(attributes.get('http-equiv') ?? '')
      ? [attributes.get('content') ?? '']
      : [],
  )
  return policies.join(', ') || null
}
