import {isUtf8} from 'node:buffer'
import {escapeAttribute} from '../../src/template/formatters/escape.ts'
import {readStartTags, readTags, type StartTag} from '../../src/toolkit/html/start-tags.ts'
import type {Built} from '../command/built.ts'
import {HELP, Misuse, parseCommand, readPlace, runCommand} from '../command/misuse.ts'
import {plain} from '../command/plain.ts'
import {readSource, type Source} from '../command/read-source.ts'
import {runInPage} from '../page/run-in-page.ts'
import {type Insertion, insert, toDiff} from './diff.ts'
import type {Match} from './match-page.ts'

const USAGE = `vitrine adopt <page.html | address>

Prints what Vitrine would take over on a page that was written without it, what each element lacks, and a diff with the
tags to add. It knows the markup of the platform, of Shopify's Dawn, of WooCommerce and of Medusa's starter.

Nothing is written: > page.diff keeps the diff for git apply. The list goes to the error output.

Ends with the code 1 where nothing can be taken over, and 2 where the page cannot be read.`

const API: Readonly<Record<string, string>> = {
  woocommerce: '/wp-json/wc/store/v1',
  shopify: '/api/2026-04/graphql.json',
  medusa: '',
}

/** What only the shop's owner knows. */
const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shopify: {'data-key': 'your-public-access-token'},
  medusa: {'data-key': 'pk_your_key', 'data-region': 'reg_your_region'},
}

/** The tag of the loader, for the shop whose markup is on the page. */
function tagFor(shop: Match['shop'], url: string | null): string {
  const origin = url === null ? 'https://shop.example' : new URL(url).origin
  const attributes = shop ? {'data-backend': shop, 'data-api': origin + API[shop], ...SETTINGS[shop]} : {}
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value ?? '')}"`,
  )
  return `<script async src="/vitrine/loader.js"${written.join('')}></script>`
}

/** Before the end of the head, on a separate line where the end has one; else where the head begins. */
function insertTag(html: string, tags: readonly StartTag[], tag: string): Insertion {
  const end = readTags(html).find(({name, isEnd}) => name === 'head' && isEnd)?.start
  const lineStart = html.lastIndexOf('\n', end) + 1
  if (end !== undefined && !html.slice(lineStart, end).trim()) return {index: lineStart, text: `  ${tag}\n`}
  const [head, root, body] = ['head', 'html', 'body'].map((one) => tags.find(({name}) => name === one))
  return {index: end ?? (head ?? root)?.end ?? (body ?? tags[0])?.start ?? 0, text: tag}
}

const hasTag = (html: string, tags: readonly StartTag[]): boolean =>
  tags.some(({name, start, end}) => name === 'script' && /\/loader\.js/.test(html.slice(start, end)))

/** The changes of a page. */
function changesOf(
  {html, url}: Source,
  tags: readonly StartTag[],
  matches: readonly Match[],
  isTagged: boolean,
): Insertion[] {
  const shop = matches.find((match) => match.shop)?.shop ?? null
  const attributes = matches.flatMap(({place, attributes: added}): Insertion[] => {
    const text = Object.entries(added).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    const tag = tags[place]
    return tag && text.length ? [{index: tag.nameEnd, text: text.join('')}] : []
  })
  return isTagged ? attributes : [insertTag(html, tags, tagFor(shop, url)), ...attributes]
}

function toLines({place, widget, missing}: Match, {name, html}: Source, tags: readonly StartTag[]): string[] {
  const tag = tags[place]
  const text = tag ? html.slice(tag.start, tag.end).replace(/\s+/g, ' ').slice(0, 120) : ''
  return [
    `${name}:${tag?.line ?? 1}: ${widget} takes over ${text}`,
    ...missing.map((one) => `    ${one}`),
  ].map(plain)
}

/** Where the diff is shown, a page must not write to the terminal; where it is kept, each byte counts. */
const show = (diff: string): string =>
  process.stdout.isTTY
    ? diff
        .split('\n')
        .map((line) => line.split('\t').map(plain).join('\t'))
        .join('\n')
    : diff

/**
 * The diff of a file has its bytes: what is not in UTF-8 is read and written a byte a letter, which leaves tags as they are.
 * What comes from an address is in no file yet.
 */
function keepBytes({name, html, file}: Source): {html: string; written: BufferEncoding} {
  if (!file) return {html, written: 'utf8'}
  const {bytes, encoding} = file
  if (encoding.startsWith('utf-16'))
    throw new Misuse(`${name} is in ${encoding}, in which git applies no diff: save it as UTF-8.`)
  const written = isUtf8(bytes) ? 'utf8' : 'latin1'
  return {html: bytes.toString(written), written}
}

/** Prints what could be taken over; returns the exit code. */
export const adopt = (args: readonly string[], built: Built): Promise<number> =>
  runCommand(async () => {
    const place = readPlace(parseCommand(args, HELP, USAGE), USAGE)
    if (place === null) return 0
    const read = await readSource(place)
    const {html, written} = keepBytes(read)
    const source = {...read, html}
    const url = source.url ?? 'http://localhost/'
    const dist = built.folder
    const matches = await runInPage<Match[]>({task: 'match', html, url, dist})
    const tags = readStartTags(html)
    if (!matches.length) {
      console.error('Vitrine knows nothing on this page: write its markup as docs/guide/embed.md shows.')
      return 1
    }
    const isTagged = hasTag(html, tags)
    const changes = changesOf(source, tags, matches, isTagged)
    const findings = await runInPage({task: 'check', html: insert(html, changes), url, dist})
    for (const match of matches) {
      // the tag that is added may come before the element
      const added = isTagged || (tags[match.place]?.start ?? 0) < (changes[0]?.index ?? 0) ? 0 : 1
      const problems = findings.filter((one) => one.place === match.place + added).map(({problem}) => problem)
      const missing = [...new Set([...match.missing, ...problems])]
      console.error(toLines({...match, missing}, source, tags).join('\n'))
    }
    const file = source.url === null ? place : 'page.html'
    process.stdout.write(show(toDiff(file, html, changes)), written)
    return 0
  })
