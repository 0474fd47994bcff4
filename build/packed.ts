import type {Plugin} from 'vite'
import {root} from './root.ts'

/** The chunk that every page fetches first: no other has to ask for it. */
export const FIRST = 'engine'

/**
 * Widgets whose code is in that chunk. Every page of a shop has a cart's link: as a file of its own it would cost each of
 * them a request more, and more bytes than it costs the few pages that have none.
 */
export const PACKED = ['cart-indicator']

/** What the chunk exports a packed widget as. */
const exportName = (name: string): string => name.replaceAll('-', '_')

/** Puts them in. */
export const packWidgets = (packed: readonly string[]): Plugin => ({
  name: 'vitrine-packed',
  transform(code, id) {
    if (!id.endsWith('/loader/engine/index.ts')) return null
    const lines = packed.map(
      (name) => `export * as ${exportName(name)} from '${root}widgets/${name}/index.ts'`,
    )
    return [code, ...lines].join('\n')
  },
})

/**
 * How the loader gets at one. A repeat has the same address: it is the one that widgets import, and two engines would be
 * two carts.
 */
export const loadPacked = (name: string): string =>
  `() => loadChunk('${FIRST}', 0).then((engine) => engine.${exportName(name)})`
