import type {Plugin} from 'vite'
import {root} from './root.ts'

/** The chunk that every page fetches first: no other has to ask for it. */
export const FIRST = 'engine'

/**
 * Widgets whose code is in that chunk. Every page of a shop has a cart's link: as a file of its own it would cost each of
 * them a request more, and more bytes than it costs the few pages that have none.
 */
export const PACKED = ['cart-indicator']

/** What the chunk exports a packed widget as: short, since the loader says it. */
const exportName = (name: string): string => `w${PACKED.indexOf(name)}`

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

/** How the registry gets at one; a repeat for the engine has the same address, as the loader's own. */
export const loadPacked = (name: string): string =>
  `() => loadEngine(0).then((engine) => engine.${exportName(name)})`
