import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {brotliCompressSync} from 'node:zlib'
import type {Manifest, ManifestChunk} from 'vite'
import type {Chunks} from './loader.ts'
import {root} from './widgets.ts'

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

const own = ({file, css = []}: ManifestChunk): string[] => [file, ...css]

/** A chunk's own files first, then those of all that it imports; style sheets included. */
function filesOf(manifest: Manifest, {imports = [], ...chunk}: ManifestChunk): string[] {
  const needed = imports.flatMap((key) => {
    const needs = manifest[key]
    return needs ? filesOf(manifest, needs) : []
  })
  return [...new Set([...own(chunk), ...needed])]
}

/** By name, the chunks that the loader can ask for: those of the registry. */
export const readChunks = (manifest: Manifest): Chunks =>
  Object.fromEntries(
    Object.values(manifest)
      .filter(({isEntry, name}) => isEntry && name)
      .map((chunk) => [chunk.name ?? '', filesOf(manifest, chunk)]),
  )

/** By name, the chunks that come later, on use. */
export const readLaterChunks = (manifest: Manifest): Chunks =>
  Object.fromEntries(
    Object.values(manifest)
      .filter(({isDynamicEntry, name}) => isDynamicEntry && name)
      .map((chunk) => [chunk.name ?? '', filesOf(manifest, chunk)]),
  )
