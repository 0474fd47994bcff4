import {compareNaturally} from '../../toolkit/natural-order.ts'
import {slugify} from '../../toolkit/slugify.ts'

/** Characters that an address has at the least (product.md §5). */
const SHORTEST = 3
/** And at the most, without its number. */
const LONGEST = 100
/** Digits of a number that is counted on. */
const NUMBER = /^-(\d{1,9})$/

/** Where neither title nor fallback has anything for an address. */
const LAST_RESORT = 'store'

const shorten = (slug: string): string => slug.slice(0, LONGEST).replace(/-$/, '')

function baseOf(titles: readonly string[]): string {
  const slugs = titles.map((title) => shorten(slugify(title)))
  return slugs.find(({length}) => length >= SHORTEST) ?? LAST_RESORT
}

/** Without the slashes around it. */
function tidy(url: string): string {
  const path = url.toLowerCase().replace(/^\/+/, '')
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

/**
 * An address for a store that no other has: the title's, else the fallback's; where it is taken, with the number
 * after the highest that is.
 */
export function storeSlug(title: string, fallbackTitle: string, takenUrls: readonly string[]): string {
  const base = baseOf([title, fallbackTitle])
  const taken = takenUrls.map(tidy)
  if (!taken.includes(base)) return base
  const numbered = taken.filter((url) => url.startsWith(base) && NUMBER.test(url.slice(base.length)))
  const last = numbered.sort(compareNaturally).at(-1)
  return `${base}-${Number(last?.slice(base.length + 1) ?? 0) + 1}`
}
