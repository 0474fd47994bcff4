import {root} from './root.ts'

/** The file that every page fetches first: no other has to ask for it. */
export const ENGINE = 'engine'
export const ENGINE_MODULE = `${root}loader/engine/index.ts`
