import {readFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {root} from '../root.ts'

/** A file by its path from the root. */
export type File = [path: string, content: string]

type Edit = (content: string) => string

/** A file of the project with edits. */
export const edit = (path: string, ...edits: readonly Edit[]): File => [
  path,
  edits.reduce((content, change) => change(content), readFileSync(root + path, 'utf8')),
]

const insert = (content: string, at: number, text: string): string =>
  content.slice(0, at) + text + content.slice(at)

function indexOf(content: string, place: string): number {
  const at = content.indexOf(place)
  if (at < 0) throw new Error(`the place “${place.trim()}” is gone`)
  return at
}

export const before =
  (place: string, text: string): Edit =>
  (content) =>
    insert(content, indexOf(content, place), text)

/** A key of a table, with the comment above it. */
const ENTRY = /^(?: {2}\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)? {2}'?([\w-]+)'?:/gm

/** Puts an entry before the first one of the table with a later name. */
export const entry =
  (table: string, name: string, text: string): Edit =>
  (content) => {
    const start = indexOf(content, table)
    const end = content.indexOf('\n}', start) + 1
    const entries = [...content.slice(start, end).matchAll(ENTRY)]
    if (entries.some(([, key]) => key === name)) throw new Error(`${name} exists`)
    const next = entries.find(([, key = '']) => key > name)
    return insert(content, next ? start + next.index : end, text)
  }

/** Puts an import among those of the same folder, in the order of their paths. */
export const importOf =
  (name: string, path: string): Edit =>
  (content) => {
    const imports = [...content.matchAll(/^import .+ from '(.+)\.ts'\n/gm)].filter(
      ([, from = '']) => dirname(from) === dirname(path),
    )
    const next = imports.find(([, from = '']) => from > path)
    const last = imports.at(-1) ?? {index: 0, 0: ''}
    const at = next ? next.index : last.index + last[0].length
    return insert(content, at, `import {${name}} from '${path}.ts'\n`)
  }
