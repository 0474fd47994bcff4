import {compareNaturally} from '../../toolkit/natural-order.ts'
import {slugify} from '../../toolkit/slugify.ts'

/** Minimum length of an address (product.md §5). */
const SHORTEST = 3
/** Maximum length without its number. */
const LONGEST = 100
/** A number that can be incremented. */
const NUMBER = /^-(\d{1,9})$/

/** Used if neither title nor fallback has any valid character. */
const LAST_RESORT = 'store'

const shorten = (slug: string): string => slug.slice(0, LONGEST).replace(/-$/, '')

function baseOf(titles: readonly string[]): string {
  const slugs = titles.map((title) => shorten(slugify(title)))
  return slugs.find(({length}) => length >= SHORTEST) ?? LAST_RESORT
}

/** Without leading and trailing slashes. */
function tidy(url: string): string {
  const path = url.toLowerCase().replace(/^\/+/, '')
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

/**
 * A free address for a store: the title's, else the fallback's; if it is taken, with the number after the highest one
 * in use.
 */
export function storeSlug(title: string, fallbackTitle: string, takenUrls: readonly string[]): string {
  const base = baseOf([title, fallbackTitle])
  const taken = takenUrls.map(tidy)
  if (!taken.includes(base)) return base
  const numbered = taken.filter((url) => url.startsWith(base) && NUMBER.test(url.slice(base.length)))
  const last = numbered.sort(compareNaturally).at(-1)
  return `${base}-${Number(last?.slice(base.length + 1) ?? 0) + 1}`
}
