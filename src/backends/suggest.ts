import {textOrNull} from '../lib/text-or-null.ts'
import type {Money} from '../model/money.ts'
import {LONGEST_QUERY} from '../model/query-limits.ts'
import type {Suggestion, Suggestions} from '../model/suggestions.ts'
import {mediaAddress, pageAddress} from '../model/web-address.ts'

/** The number of suggestions of each kind, as on the platform. */
export const MOST_SUGGESTED = 8

/** A suggestion of the shop, before validation. */
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

/** Empty without a title, or if the address does not lead to a page. */
function toSuggestion({title, url, imageUrl, price = null}: Line): Suggestion[] {
  const [text, address] = [textOrNull(title)?.trim(), pageAddress(textOrNull(url))]
  if (!text || !address) return []
  return [{title: text, url: address, image: mediaAddress(textOrNull(imageUrl)) ?? null, price}]
}

// not `parseSuggestions`: sharing the module would change the chunks of other pages
const read = (lines: readonly Line[]): readonly Suggestion[] =>
  lines.flatMap(toSuggestion).slice(0, MOST_SUGGESTED)

/** The suggestions of a shop for a text. A text without a letter or a digit is not sent: some shops would find everything. */
export async function suggest(text: string, find: (text: string) => Promise<Found>): Promise<Suggestions> {
  const short = text.trim().slice(0, LONGEST_QUERY)
  if (!/[\p{L}\p{N}]/u.test(short)) return {products: [], categories: [], pages: []}
  const {products, categories, pages = []} = await find(short)
  return {products: read(products), categories: read(categories), pages: read(pages)}
}

/** The price of a product from the prices of its variants in minor units; null if they differ. */
export function samePrice(
  currency: string,
  [minor = Number.NaN, ...others]: readonly number[],
): Money | null {
  const isOne = Number.isSafeInteger(minor) && others.every((other) => other === minor)
  return currency && isOne ? {currency, minor} : null
}
