import {existsSync, readFileSync} from 'node:fs'
import {dirname, resolve} from 'node:path'

/** As it is written: what the bundler has of it is without comments. */
export const readSource = (id: string): string => (existsSync(id) ? readFileSync(id, 'utf8') : '')

/**
 * What a lazy import says of itself: nearly every page needs it, by itself or together with others, or many pages or uses do,
 * or few, or each use of the widget does, however few pages have that. What is apart is for few pages, too, and shares no file
 * with what others fetch.
 */
export type Mark = 'every page' | 'every page, together' | 'usual' | 'rare' | 'each use' | 'apart'

/** As it stands in a source: `import(/* usual *\/ './run.ts')`. */
const MARKED =
  /import\(\s*\/\*\s*(every page(?:, together)?|usual|rare|each use|apart)\s*\*\/\s*(["'`])([^"'`]+)\2/g

/** The marked lazy imports of a module, by what they import. */
export const readMarks = (importer: string): Map<string, Mark> =>
  new Map(
    [...readSource(importer).matchAll(MARKED)].map(([, mark, , path = '']) => [
      resolve(dirname(importer), path),
      mark as Mark,
    ]),
  )
