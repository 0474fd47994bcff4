import {withParameter} from '../../lib/with-parameter.ts'
import {LONGEST_QUERY} from '../../model/query-limits.ts'
import {parseSuggestions, type Suggestions} from '../../model/suggestions.ts'
import {createSend, request} from '../http.ts'

const queryOf = (text: string, others = ''): string =>
  withParameter(others, 'q', text.slice(0, LONGEST_QUERY))

/** What the platform's shop suggests for a text. */
export const loadSuggestions = (text: string, signal?: AbortSignal): Promise<Suggestions> =>
  request(`/api/commerce/products/suggest${queryOf(text)}`, parseSuggestions, {signal})

/** A call without an identity: an address of the author gets cookies only if it is the page's own origin. */
const ask = createSend({
  origin: () => '',
  readCookie: () => null,
  writeCookie() {},
  identify: () => ({credentials: 'same-origin'}),
})

/** What another address suggests, which answers as the platform's does. */
export function loadSuggestionsFrom(
  address: string,
  text: string,
  signal?: AbortSignal,
): Promise<Suggestions> {
  const {origin, pathname, search} = new URL(address, document.baseURI)
  return ask(origin + pathname + queryOf(text, search), parseSuggestions, {signal})
}
