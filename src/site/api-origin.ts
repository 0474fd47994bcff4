import {page} from '../lib/page.ts'
import {parseHost} from './parse-host.ts'

/**
 * Origin of the API from the loader's tag, or from an app, which has no loader; empty for the page's own, which stands in
 * for one that is none.
 */
export function apiOrigin(): string {
  const {api, base} = page()
  return parseHost(api, base ? 'data-api' : 'configure({api})')
}
