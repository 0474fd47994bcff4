import {existsSync, readFileSync} from 'node:fs'
import {dirname, resolve} from 'node:path'

/** Reads the source itself, because the bundler's copy has no comments. */
export const readSource = (id: string): string => (existsSync(id) ? readFileSync(id, 'utf8') : '')

/**
 * How often a lazy import is needed: by nearly every page, alone or together with others; by many pages or uses; by
 * few; or by each use of the widget, however few pages have the widget. `apart` is also for few pages, and its file is
 * never shared with other imports. `docs/project/how-a-page-comes-to-life.md` explains them to authors of imports.
 */
export const MARKS = ['every page, together', 'every page', 'usual', 'rare', 'each use', 'apart'] as const
export type Mark = (typeof MARKS)[number]

/** The mark in the source: `import(/* usual *\/ './run.ts')`. */
const MARKED = new RegExp(`import\\(\\s*/\\*\\s*(${MARKS.join('|')})\\s*\\*/\\s*(["'\`])([^"'\`]+)\\2`, 'g')

/** The marked lazy imports of a module, by target. */
export const readMarks = (importer: string): Map<string, Mark> =>
  new Map(
    [...readSource(importer).matchAll(MARKED)].map(([, mark, , path = '']) => [
      resolve(dirname(importer), path),
      mark as Mark,
    ]),
  )
