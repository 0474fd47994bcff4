import {fetchMoney} from '../../../src/format/lazy-money.ts'
import type {Suggestions} from '../../../src/model/suggestions.ts'
import {pageAddress} from '../../../src/model/web-address.ts'
import {isOwnAddress} from '../../../src/page/is-own-link.ts'

const loadSearch = () => import('../../../src/actions/search-products.ts')

/** Fetches what the first suggestions need. */
export function prepare(): void {
  loadSearch().catch(() => {})
  fetchMoney().catch(() => {})
}

/** What the shop suggests for a text, or the author's own address; null for a shop that suggests nothing. */
export async function ask(
  text: string,
  address: string | null,
  signal: AbortSignal,
): Promise<Suggestions | null> {
  const source = pageAddress(address)
  if (address && !(source && isOwnAddress(new URL(source, document.baseURI).href)))
    throw new TypeError(`data-suggest="${address}" is no address of the page’s site or of its API`)
  const [{searchProducts, loadSuggestionsFrom}] = await Promise.all([
    loadSearch(),
    // without it, prices are left out
    fetchMoney().catch(() => {}),
  ])
  signal.throwIfAborted()
  return source ? loadSuggestionsFrom(source, text, signal) : searchProducts(text, signal)
}
