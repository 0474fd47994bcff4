import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {type Money, parseMoney} from './money.ts'
import {mediaAddress, pageAddress} from './web-address.ts'

/** A page that a search suggests. */
export interface Suggestion {
  title: string
  url: string
  /** Address of a picture. */
  image: string | null
  price: Money | null
}

export const SUGGESTION_KINDS = ['products', 'categories', 'pages'] as const

export type Suggestions = Readonly<Record<(typeof SUGGESTION_KINDS)[number], readonly Suggestion[]>>

/** Of each kind: a list that is longer than a screen helps less than the page of results. */
const MOST = 8

/** One line of a reply; none without a title, or with an address that is no page's. */
function parseSuggestion(line: unknown): Suggestion[] {
  const {title, url, imageUrl, price} = asRecord(line)
  const [text, address] = [textOrNull(title)?.trim(), pageAddress(textOrNull(url))]
  if (!text || !address) return []
  const image = mediaAddress(textOrNull(imageUrl)) ?? null
  return [{title: text, url: address, image, price: isRecord(price) ? parseMoney(price) : null}]
}

/** Reads `{products, categories, pages}`; a list that is missing is empty. */
export function parseSuggestions(reply: unknown): Result<Suggestions> {
  const fields = asRecord(reply)
  if (!SUGGESTION_KINDS.some((kind) => Array.isArray(fields[kind])))
    return fail('has no list of products, categories or pages')
  const linesOf = (kind: string): Suggestion[] => {
    const {[kind]: lines} = fields
    return Array.isArray(lines) ? lines.flatMap(parseSuggestion).slice(0, MOST) : []
  }
  return ok({products: linesOf('products'), categories: linesOf('categories'), pages: linesOf('pages')})
}
