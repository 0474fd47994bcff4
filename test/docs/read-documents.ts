import {readFileSync} from 'node:fs'
import {listFiles} from '../helpers/list-files.ts'

export const read = (path: string): string => readFileSync(path, 'utf8')

/** Markdown documents for readers. */
export const listDocuments = (): string[] =>
  listFiles('*.md').filter((path) => !path.startsWith('.changeset/'))

const FENCE = /^```.*?^```$/gms

/** A document without its blocks of code. */
export const proseOf = (markdown: string): string => markdown.replace(FENCE, '')
