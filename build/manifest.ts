import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {brotliCompressSync} from 'node:zlib'
import {root} from './root.ts'

const dist = `${root}dist/`

/** A built file, as `dist/manifest.json` describes it. */
export interface BuiltFile {
  file: string
  /** Bytes. */
  raw: number
  /** Bytes, compressed with the highest brotli level. */
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
