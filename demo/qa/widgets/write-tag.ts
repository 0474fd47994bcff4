import {escapeAttribute} from '../../../src/template/formatters/escape.ts'
import type {Tag} from './find-tag.ts'

/** JSON is in single quotes, as authors write it; every other value in double quotes. */
function quote(value: string): string {
  // a parser reads a carriage return as a line feed
  const safe = (text: string) => text.replaceAll('\r', '&#13;')
  return value.includes('"')
    ? `'${safe(escapeAttribute(value).replaceAll('&quot;', '"').replaceAll("'", '&#39;'))}'`
    : `"${safe(escapeAttribute(value))}"`
}

const writeAttribute = ([name, value]: [string, string | null]): string =>
  value === null ? ` ${name}` : ` ${name}=${quote(value)}`

/** Replaces one opening tag. */
export const replaceTag = (markup: string, {name, start, end}: Tag, attributes: Tag['attributes']): string =>
  `${markup.slice(0, start)}<${name}${[...attributes].map(writeAttribute).join('')}>${markup.slice(end)}`
