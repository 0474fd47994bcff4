import {parseJson} from '../../lib/parse-json.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toJson} from '../../lib/to-json.ts'
import {mayRemember} from '../../page/site/consent.ts'
import {currentSite} from '../../page/site/current-site.ts'
import {tryStorage} from '../../page/storage.ts'

const KEY = 'vitrine-recent'
const MOST = 12

/** The product of the page; null on other pages. */
export const pageItem = (): string | null => textOrNull(readPath(currentSite().raw, 'item.id'))

function readKept(): string[] {
  if (!mayRemember()) return []
  const parsed = parseJson(tryStorage(() => localStorage.getItem(KEY)))
  const stored: unknown[] = parsed.ok && Array.isArray(parsed.value) ? parsed.value : []
  return stored.filter((id): id is string => typeof id === 'string' && id !== '').slice(0, MOST)
}

/** The ids of the products that the visitor has looked at, the latest first, without that of the page. */
export function readRecentItems(): string[] {
  const shown = pageItem()
  return readKept().filter((id) => id !== shown)
}

/** Puts the product of the page first. Where the visitor may not be remembered, nothing stays stored. */
export function keepPageItem(): void {
  const shown = pageItem()
  const all = [...(shown ? [shown] : []), ...readRecentItems()].slice(0, MOST)
  tryStorage(() => (mayRemember() ? localStorage.setItem(KEY, toJson(all)) : localStorage.removeItem(KEY)))
}
