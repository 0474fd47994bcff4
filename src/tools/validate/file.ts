import {formatFileSize} from '../../toolkit/file-size.ts'
import {toolText} from '../strings.ts'
import type {Problem} from './text.ts'

/** Of a megabyte, as limits count it (product.md §9). */
export const BYTES_PER_MB = 1_000_000

/** What is known of a file before it is read: a `File` has it. */
export interface FileFacts {
  name: string
  /** Bytes. */
  size: number
  /** A media type; empty where the browser knows none. */
  type: string
}

export interface FileRules {
  /** Bytes. */
  maxSize: number
  /** As an `accept` attribute has them: `image/*`, `video/mp4`, `.csv`. Nothing for any. */
  accept?: readonly string[]
}

function isAccepted({name, type}: FileFacts, rule: string): boolean {
  const wanted = rule.trim().toLowerCase()
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1))
  return type.toLowerCase() === wanted
}

/** Whole megabytes as limits count them, all else as sizes of files are shown. */
const sayLimit = (maxSize: number): string =>
  maxSize % BYTES_PER_MB === 0 ? `${maxSize / BYTES_PER_MB} MB` : formatFileSize(maxSize)

/** The type is told before the size: no smaller file of that type would do either. */
export function validateFile(file: FileFacts, {maxSize, accept = []}: FileRules): Problem {
  if (accept.length && !accept.some((rule) => isAccepted(file, rule))) return toolText('fileType')
  return file.size > maxSize ? toolText('fileTooLarge', {size: sayLimit(maxSize)}) : null
}
