import type {Formatter} from '../compile/context.ts'
import {asText, type Value} from '../value.ts'

const AMPERSAND = 38
const QUOTE = 34
const LESS = 60
const GREATER = 62

function entityOf(code: number, isAttribute: boolean): string {
  switch (code) {
    case AMPERSAND:
      return '&amp;'
    case LESS:
      return '&lt;'
    case GREATER:
      return '&gt;'
    case QUOTE:
      return isAttribute ? '&quot;' : ''
    default:
      return ''
  }
}

/**
 * By hand, because a regular expression takes three times as long, and templates do little else. Single quotes are left
 * alone: attributes have to stand in double ones.
 */
function escapeHtml(text: string, isAttribute: boolean): string {
  let escaped = ''
  let done = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // letters come behind all four
    if (code > GREATER) continue
    const entity = entityOf(code, isAttribute)
    if (!entity) continue
    escaped += text.slice(done, at) + entity
    done = at + 1
  }
  return done ? escaped + text.slice(done) : text
}

export const escapeText = (value: Value): string =>
  escapeHtml(typeof value === 'string' ? value : asText(value), false)
export const escapeAttribute = (value: Value): string =>
  escapeHtml(typeof value === 'string' ? value : asText(value), true)

const createPlain = (plain: (value: Value) => string): Formatter =>
  Object.assign((value: Value) => plain(value), {plain})

const html = createPlain(escapeText)
const htmlattr = createPlain(escapeAttribute)

/** Half a character cannot be encoded. */
const toWellFormed = (value: Value): string => asText(value).replace(/\p{Surrogate}/gu, '\ufffd')

/** Escaped once more where legacy `escape` does it: that one keeps `@*_+-./` as they are. */
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
