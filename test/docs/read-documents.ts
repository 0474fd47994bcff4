import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'

/** Paths of the repository's files, from its root, committed or not. */
export const listFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {encoding: 'utf8'})
    .split('\n')
    .filter(Boolean)

export const read = (path: string): string => readFileSync(path, 'utf8')

/** Markdown documents for readers. */
export const listDocuments = (): string[] =>
  listFiles('*.md').filter((path) => !path.startsWith('.changeset/'))

const FENCE = /^```.*?^```$/gms

/** A document without its blocks of code. */
export const proseOf = (markdown: string): string => markdown.replace(FENCE, '')
