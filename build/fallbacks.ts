import {tokens} from '../src/widget/about-tokens.ts'
import {code} from './markdown.ts'
import {endOf, sheets} from './style-sheets.ts'

const READING = /var\(\s*(--[\w-]+)/g

/** What each custom property of the widgets falls back to, in Markdown: tokens, or the colour of the text around it. */
export function readFallbacks(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const css of sheets.values())
    for (const {1: name = '', index} of css.matchAll(READING)) {
      const fallback = css.slice(index + 'var('.length, endOf(css, index + 'var'.length))
      const read = Object.keys(tokens).filter((token) => token !== name && fallback.includes(`var(${token}`))
      const around = fallback.includes('currentcolor') && !read.length ? ['the surrounding text'] : []
      found.set(name, new Set([...(found.get(name) ?? []), ...read.map(code), ...around]))
    }
  return found
}
