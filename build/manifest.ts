import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {brotliCompressSync} from 'node:zlib'
import type {Manifest, ManifestChunk} from 'vite'
import type {Chunks} from './registry.ts'
import {root} from './root.ts'

const dist = `${root}dist/`

/** A built file, as `dist/manifest.json` tells of it. */
export interface BuiltFile {
  file: string
  /** Bytes. */
  raw: number
  /** Bytes, compressed with brotli at its best. */
  brotli: number
  /** For `integrity` attributes and import maps. */
  integrity: string
}

export function describeFile(file: string): BuiltFile {
  const bytes = readFileSync(dist + file)
  return {
    file,
    raw: bytes.length,
    brotli: brotliCompressSync(bytes).length,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  }
}

type Follow = (chunk: ManifestChunk) => readonly string[]

/** All chunks that can be reached from one, itself first. Chunks can import each other in circles. */
function reach(manifest: Manifest, first: ManifestChunk, follow: Follow): ManifestChunk[] {
  const reached = new Set([first])
  // the loop also goes over what it adds
  for (const chunk of reached) {
    for (const key of follow(chunk)) {
      const next = manifest[key]
      if (next) reached.add(next)
    }
  }
  return [...reached]
}

const filesOf = (chunks: ManifestChunk[]): string[] => [
  ...new Set(chunks.flatMap(({file, css = []}) => [file, ...css])),
]

const atOnce: Follow = ({imports = []}) => imports
const everything: Follow = ({imports = [], dynamicImports = []}) => [...imports, ...dynamicImports]

const registered = (manifest: Manifest): [string, ManifestChunk][] =>
  Object.values(manifest).flatMap((chunk) => (chunk.isEntry && chunk.name ? [[chunk.name, chunk]] : []))

/** By name, what the loader asks for: a chunk's own file first, then all that it imports, style sheets included. */
export const readChunks = (manifest: Manifest): Chunks =>
  Object.fromEntries(
    registered(manifest).map(([name, chunk]) => [name, filesOf(reach(manifest, chunk, atOnce))]),
  )

/** By name, what a registered chunk may ask for later, on use. */
export const readLater = (manifest: Manifest): Chunks =>
  Object.fromEntries(
    registered(manifest).map(([name, chunk]) => {
      const files = new Set(filesOf(reach(manifest, chunk, atOnce)))
      return [name, filesOf(reach(manifest, chunk, everything)).filter((file) => !files.has(file))]
    }),
  )
