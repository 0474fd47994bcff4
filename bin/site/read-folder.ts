import {readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {skipReason} from './skip-reason.ts'

/** A file that is no template. */
export interface SkippedFile {
  /** From the folder, with slashes. */
  readonly path: string
  /** What it is instead. */
  readonly reason: string
}

export interface TemplateFile {
  readonly path: string
  /** The path without `.html`. */
  readonly name: string
  readonly text: string
}

export interface Folder {
  readonly files: readonly TemplateFile[]
  readonly skipped: readonly SkippedFile[]
}

/** Extensions of templates: such a file cannot be anything else. */
const IS_TEMPLATE = /\.(?:block|region|list|item|page|html?)$/

/** A folder, a file, or what a link leads to; undefined for a link to nothing. */
const statOf = (path: string) => statSync(path, {throwIfNoEntry: false})

/** Folders that a link leads back to are not entered again. */
function* walk(folder: string, below: string): Generator<string> {
  const entries = readdirSync(join(folder, below), {withFileTypes: true})
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) {
      if (entry.name === 'node_modules') yield `${path}/`
      else yield* walk(folder, path)
    } else if (statOf(join(folder, path))?.isFile()) yield path
  }
}

/** Null for bytes that are no text. */
function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** The templates of a folder, in the same order on every machine, and what else it holds. Hidden files do not count. */
export function readFolder(folder: string): Folder {
  if (!statOf(folder)?.isDirectory()) throw new Error(`${folder} is no folder.`)
  const files: TemplateFile[] = []
  const skipped: SkippedFile[] = []
  for (const path of walk(folder, '')) {
    const fileName = path.slice(path.lastIndexOf('/', path.length - 2) + 1)
    const reason = path.endsWith('/') ? 'packages' : skipReason(fileName)
    const text = reason === null ? decode(readFileSync(join(folder, path))) : null
    if (text !== null) files.push({path, name: path.replace(/\.html?$/, ''), text})
    else if (reason === null && IS_TEMPLATE.test(path))
      throw new Error(`${path} is no text in UTF-8: save it in this encoding.`)
    else skipped.push({path, reason: reason ?? 'no text'})
  }
  const known = new Map<string, string>()
  for (const {name, path} of files) {
    const other = known.get(name)
    if (other !== undefined)
      throw new Error(`${other} and ${path} would both be the template "${name}": rename one of them.`)
    known.set(name, path)
  }
  return {files, skipped}
}
