import type {Plugin} from 'vite'
import {root} from './root.ts'

/** The chunk that every page fetches first: no other has to ask for it. */
export const FIRST = 'engine'

/**
 * The widget whose code is in that chunk. Every page of a shop has a cart's link: as a file of its own it would cost each
 * of them a request more, and more bytes than it costs the few pages that have none.
 */
export const PACKED = 'cart-indicator'

/** Puts it in: the chunk is that widget's module, too. */
export const packWidget: Plugin = {
  name: 'vitrine-packed',
  transform(code, id) {
    if (!id.endsWith('/loader/engine/index.ts')) return null
    return `${code}\nexport {mount} from '${root}widgets/${PACKED}/index.ts'`
  },
}
