import {root} from './root.ts'

/** The file that every page fetches first; other files never need to request it. */
export const ENGINE = 'engine'
export const ENGINE_MODULE = `${root}loader/engine/index.ts`
