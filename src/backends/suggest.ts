import {textOrNull} from '../lib/text-or-null.ts'
import type {Money} from '../model/money.ts'
import {LONGEST_QUERY} from '../model/query-limits.ts'
import type {Suggestion, Suggestions} from '../model/suggestions.ts'
import {mediaAddress, pageAddress} from '../model/web-address.ts'

/** Of each kind, as of the platform's shop. */
export const MOST_SUGGESTED = 8

/** What a shop has found, before it is checked. */
interface Line {
  title: unknown
  url: unknown
  imageUrl?: unknown
  price?: Money | null
}

interface Found {
  products: readonly Line[]
  categories: readonly Line[]
  pages?: readonly Line[]
}

/** None without a title, or with an address that is no page's. */
function toSuggestion({title, url, imageUrl, price = null}: Line): Suggestion[] {
  const [text, address] = [textOrNull(title)?.trim(), pageAddress(textOrNull(url))]
  if (!text || !address) return []
  return [{title: text, url: address, image: mediaAddress(textOrNull(imageUrl)) ?? null, price}]
}

// not `parseSuggestions`: a module that it shared with these apart files would change how those of other pages are divided
const read = (lines: readonly Line[]): readonly Suggestion[] =>
  lines.flatMap(toSuggestion).slice(0, MOST_SUGGESTED)

/** What a shop suggests for a text. Without a letter or a digit, some shops would find everything: they are not asked. */
export async function suggest(text: string, find: (text: string) => Promise<Found>): Promise<Suggestions> {
  const short = text.trim().slice(0, LONGEST_QUERY)
  if (!/[\p{L}\p{N}]/u.test(short)) return {products: [], categories: [], pages: []}
  const {products, categories, pages = []} = await find(short)
  return {products: read(products), categories: read(categories), pages: read(pages)}
}

/** The price of a product, from those of its variants in minor units; null where it would hold for some of them only. */
export function samePrice(
  currency: string,
  [minor = Number.NaN, ...others]: readonly number[],
): Money | null {
  const isOne = Number.isSafeInteger(minor) && others.every((other) => other === minor)
  return currency && isOne ? {currency, minor} : null
}
