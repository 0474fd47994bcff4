import {aheadForContext} from '../widgets/table.ts'
import {root} from './root.ts'

/** The file that every page fetches first; other files never need to request it. */
export const ENGINE = 'engine'
export const ENGINE_MODULE = `${root}loader/engine/index.ts`

export const AT_REST = `${root}loader/engine/at-rest.ts`

/**
 * What widgets do for the page context is in the file of `AT_REST`: many pages have settings in their context, and each
 * would make a request for it.
 */
export const WITH_REST: readonly string[] = aheadForContext.map(({name}) => `${root}widgets/${name}/ahead.ts`)

/** The lazy imports that nearly every page makes, or gets with them. */
export const EVERY_PAGE = [AT_REST, ...WITH_REST, `${root}src/tracking/start.ts`]
