import {createHash} from 'node:crypto'
import {readAttributes, readStartTags} from '../../src/toolkit/html/start-tags.ts'
import {decode} from '../check-backend/find-item.ts'
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

/** The scripts that the markup of a page asks for, each once, and the handlers in its attributes. */
export async function findScripts(html: string, page: string): Promise<Script[]> {
  const scripts: (Script | Promise<Script>)[] = []
  const seen = new Set<string>()
  const lower = html.toLowerCase()
  let base = page
  const isNew = (key: string): boolean => !seen.has(key) && !!seen.add(key)
  const addInline = (code: string, askedBy: string) => {
    const hash = hashOf(code)
    if (isNew(hash)) scripts.push({address: null, hash, askedBy, why: ''})
  }
  const addExternal = (written: string, line: number) => {
    const address = decode(written).trim()
    if (!URL.canParse(address, base)) return
    const {href} = new URL(address, base)
    if (isNew(href)) scripts.push(readExternal(href, `the markup, line ${line}`, page))
  }
  for (const tag of readStartTags(html)) {
    const {name, line, end} = tag
    const attributes = readAttributes(html, tag)
    const href = attributes.get('href')
    if (name === 'base' && href && URL.canParse(decode(href), page)) base = new URL(decode(href), page).href
    const isPreload = name === 'link' && /preload/i.test(attributes.get('rel') ?? '')
    if (isPreload && href && /^(|script|worker)$/i.test(attributes.get('as') ?? '')) addExternal(href, line)
    for (const [key, code] of attributes)
      if (/^on\w+$/.test(key)) addInline(decode(code), `${key} in the markup, line ${line}`)
    if (name !== 'script' || !RUNS.test((attributes.get('type') ?? '').trim())) continue
    const src = attributes.get('src') ?? ''
    if (src) addExternal(src, line)
    else {
      const close = lower.indexOf('</script', end)
      addInline(html.slice(end, close < 0 ? html.length : close), `the markup, line ${line}`)
    }
  }
  return Promise.all(scripts)
}
