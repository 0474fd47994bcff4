import {root} from './root.ts'

/** The file that every page fetches first; other files never need to request it. */
export const ENGINE = 'engine'
export const ENGINE_MODULE = `${root}loader/engine/index.ts`

/** The lazy imports that nearly every page makes. */
export const EVERY_PAGE = [`${root}loader/engine/at-rest.ts`, `${root}src/tracking/start.ts`]
