import {formatFileSize} from '../../toolkit/file-size.ts'
import {toolText} from '../strings.ts'
import type {Problem} from './text.ts'

/** Bytes per megabyte, as limits count them (product.md §9). */
export const BYTES_PER_MB = 1_000_000

/** Properties of a file before it is read: a `File` has them. */
export interface FileFacts {
  name: string
  /** Bytes. */
  size: number
  /** A media type; empty if the browser knows none. */
  type: string
}

export interface FileRules {
  /** Bytes. */
  maxSize: number
  /** In the format of the `accept` attribute: `image/*`, `video/mp4`, `.csv`. Empty for any type. */
  accept?: readonly string[]
}

function isAccepted({name, type}: FileFacts, rule: string): boolean {
  const pattern = rule.trim().toLowerCase()
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern)
  if (pattern.endsWith('/*')) return type.toLowerCase().startsWith(pattern.slice(0, -1))
  return type.toLowerCase() === pattern
}

/** Whole megabytes as limits count them; everything else like the size of a file. */
const sayLimit = (maxSize: number): string =>
  maxSize % BYTES_PER_MB === 0 ? `${maxSize / BYTES_PER_MB} MB` : formatFileSize(maxSize)

/** The type is reported before the size: a smaller file of that type would not do either. */
export function validateFile(file: FileFacts, {maxSize, accept = []}: FileRules): Problem {
  if (accept.length && !accept.some((rule) => isAccepted(file, rule))) return toolText('fileType')
  return file.size > maxSize ? toolText('fileTooLarge', {size: sayLimit(maxSize)}) : null
}
