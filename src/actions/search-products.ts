import {loadBackend} from '../backends/load-backend.ts'
import type {Suggestions} from '../model/suggestions.ts'

export {loadSuggestionsFrom} from '../api/products/suggest.ts'

/** What the shop suggests for a text; null for a kind of shop that suggests nothing. */
export async function searchProducts(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  const {search} = await loadBackend()
  return search ? search(text, {signal}) : null
}
