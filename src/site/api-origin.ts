import {page} from '../lib/page.ts'

/** Origin of the API from the loader's tag; empty for the page's own. */
export const apiOrigin = (): string => page().api ?? ''
