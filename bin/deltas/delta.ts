import {createHash} from 'node:crypto'
import zlib from 'node:zlib'

/** The first bytes of a `dcz` file; the hash of the dictionary follows (RFC 9842). */
const MAGIC = Buffer.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0)

/** The highest level whose 8 MB window every browser must support (RFC 9842). */
const LEVEL = 19

/** Node has zstd from 22.15 on; the package runs on older ones, too. */
export const hasZstd = (): boolean => typeof zlib.zstdCompressSync === 'function'

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** The hash as browsers send it, between the colons of `Available-Dictionary`. */
export const hashOf = (bytes: Buffer): string => sha256(bytes).toString('base64')

/** Compresses `bytes` as `dcz`, for browsers that have `dictionary`. */
export function compressWith(dictionary: Buffer, bytes: Buffer): Buffer {
  const params = {[zlib.constants.ZSTD_c_compressionLevel]: LEVEL}
  return Buffer.concat([MAGIC, sha256(dictionary), zlib.zstdCompressSync(bytes, {dictionary, params})])
}

/** The path of a file's delta, named by the hash of its dictionary. Slashes in a hash create folders. */
export const deltaOf = (file: string, hash: string): string => `${file}.dcz/${hash}`

/** A pattern that matches the file's names in all releases: `chunks/gallery-*.js`. */
export const patternOf = (file: string): string => file.replace(/-\w+(\.\w+)$/, '-*$1')
