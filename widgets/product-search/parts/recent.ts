import {parseJson} from '../../../src/lib/parse-json.ts'
import {toJson} from '../../../src/lib/to-json.ts'
import {mayRemember} from '../../../src/page/site/consent.ts'
import {tryStorage} from '../../../src/page/storage.ts'

const KEY = 'vitrine-searches'
const MOST = 5

/** The visitor's last searches, the latest first; none where the visitor may not be remembered. */
export function readRecent(): string[] {
  if (!mayRemember()) return []
  const parsed = parseJson(tryStorage(() => localStorage.getItem(KEY)))
  const stored = parsed.ok && Array.isArray(parsed.value) ? parsed.value : []
  return stored.filter((query) => typeof query === 'string' && query.trim()).slice(0, MOST)
}

/** Puts a search first. */
export function keepRecent(query: string): void {
  const all = [query, ...readRecent().filter((other) => other !== query)].slice(0, MOST)
  tryStorage(() => (mayRemember() ? localStorage.setItem(KEY, toJson(all)) : localStorage.removeItem(KEY)))
}
