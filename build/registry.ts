import {readFileSync} from 'node:fs'
import type {Plugin} from 'vite'
import {FIRST, PACKED} from './packed.ts'
import {root} from './root.ts'

/** Files that each chunk needs, its own first, as addresses under `dist/`. */
export type Chunks = Record<string, readonly string[]>

/** The imports of the registry: one chunk each. */
const REGISTERED = /\(\) =>\s+import\('([^']+)'\)/g

/** `./cart-indicator/index.tsx` is `cart-indicator`, `../loader/engine/index.ts` is `engine`. */
const entryName = (file: string): string =>
  file
    .replace(/^(\.\/|\.\.\/(src|loader)\/)|\.tsx?$/g, '')
    .replace(/\/index$/, '')
    .replaceAll('/', '-')

/** An entry for each `import()` of the registry: `cart-indicator`, `add-to-cart`, …, and the loader's engine. */
export function readEntries(): Record<string, string> {
  const lines = ['registry', 'further', 'rare']
    .map((name) => readFileSync(`${root}widgets/${name}.ts`, 'utf8'))
    .join()
  const files = [...lines.matchAll(REGISTERED)].map(([, file = '']) => file)
  return Object.fromEntries(files.map((file) => [entryName(file), `${root}widgets/${file}`]))
}

/** `chunks/gallery-hash.js` is `gallery`, `assets/gallery-hash.css` is `gallery.css`: what `loadChunk` makes addresses of. */
const shortName = (file: string): string => file.replace(/^.*\/(.*)-\w+(\.css)?(\.js)?$/, '$1$2')

/** What a chunk needs besides what every page has: each further `import()` costs a page a millisecond. */
export function listFiles(chunks: Chunks, name: string): string {
  const files = chunks[name]
  if (!files) throw new Error(`${name} was not built`)
  return files
    .filter((file, place) => !place || !chunks[FIRST]?.includes(file))
    .map(shortName)
    .join(' ')
}

/** Stands for a list where chunks are still being made. */
const laterList = (name: string): string => `FILES:${name}`

/** Puts the lists in. */
export const fillLists = (code: string, chunks: Chunks): string =>
  code.replace(/FILES:([\w-]+)/g, (_, name) => listFiles(chunks, name))

function importOf(name: string, listOf: (name: string) => string): string {
  if (name === PACKED) return 'loadEngine'
  // a repeat has the same address: it is the one that widgets import, and two engines would be two carts
  if (name === FIRST) return `() => loadChunk('${FIRST}', 0)`
  return `(attempt) => loadChunk('${listOf(name)}', attempt)`
}

/**
 * The registry's imports become lists of files: a classic script can import only by address, and what a file needs is
 * fetched beside it. `from` has `loadChunk`.
 */
export const registryOf = (from: string, listOf: (name: string) => string = laterList): Plugin => ({
  name: 'vitrine-registry',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/widgets\/(registry|further|rare)\.ts$/.test(id)) return null
    const lines = code.replace(REGISTERED, (_, file) => importOf(entryName(file), listOf))
    return `import {loadChunk} from '${from}'\n${lines}`
  },
})
