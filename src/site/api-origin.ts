import {page} from '../lib/page.ts'
import {parseHost} from './parse-host.ts'

/** Origin of the API from the loader's tag; empty for the page's own, which stands in for one that is none. */
export const apiOrigin = (): string => parseHost(page().api, 'data-api')
