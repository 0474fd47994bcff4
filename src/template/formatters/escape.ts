import type {Formatter} from '../compile/context.ts'
import {asText, type Value} from '../value.ts'

/** Letters follow all escaped characters. */
const LAST = '>'.charCodeAt(0)

/** By character code; empty for characters that stay. */
function tableOf(entities: Readonly<Record<string, string>>): readonly string[] {
  return Array.from({length: LAST + 1}, (_, code) => entities[String.fromCharCode(code)] ?? '')
}

const TEXT = tableOf({'&': '&amp;', '<': '&lt;', '>': '&gt;'})
const ATTRIBUTE = tableOf({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})

/**
 * A hand-written loop, because a regular expression takes three times as long, and templates do little else. Single
 * quotes stay: attributes have to use double ones.
 */
function escapeHtml(text: string, table: readonly string[]): string {
  let escaped = ''
  let done = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > LAST) continue
    const entity = table[code]
    if (!entity) continue
    escaped += text.slice(done, at) + entity
    done = at + 1
  }
  return done ? escaped + text.slice(done) : text
}

export const escapeText = (value: Value): string =>
  escapeHtml(typeof value === 'string' ? value : asText(value), TEXT)
export const escapeAttribute = (value: Value): string =>
  escapeHtml(typeof value === 'string' ? value : asText(value), ATTRIBUTE)

const createPlain = (plain: (value: Value) => string): Formatter =>
  Object.assign((value: Value) => plain(value), {plain})

const html = createPlain(escapeText)
const htmlattr = createPlain(escapeAttribute)

/** Half a surrogate pair cannot be encoded. */
export const toWellFormed = (value: Value): string => asText(value).replace(/\p{Surrogate}/gu, '\ufffd')

/** Escapes the same ASCII characters as legacy `escape`, which keeps `@*_+-./`. */
function urlEncode(value: Value): string {
  return encodeURIComponent(toWellFormed(value))
    .replace(/[!'()~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(?:40|2B|2F)/g, decodeURIComponent)
}

export const escapeFormatters = {
  'encode-space': (value) => asText(value).replace(/\s/g, '&nbsp;'),
  'encode-uri': (value) => encodeURI(toWellFormed(value)),
  'encode-uri-component': (value) => encodeURIComponent(toWellFormed(value)),
  html,
  htmlattr,
  htmltag: htmlattr,
  'url-encode': (value) => urlEncode(value),
} as const satisfies Record<string, Formatter>
