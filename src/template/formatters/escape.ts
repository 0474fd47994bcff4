import type {Formatter} from '../compile/context.ts'
import {asText, type Value} from '../value.ts'

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}

const replaceChars = (text: string, chars: RegExp): string =>
  text.replace(chars, (char) => ENTITIES[char] ?? char)

const html: Formatter = (value) => replaceChars(asText(value), /[&<>]/g)

/** Single quotes are left alone: attributes have to stand in double ones. */
const htmlattr: Formatter = (value) => replaceChars(asText(value), /[&<>"]/g)

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
