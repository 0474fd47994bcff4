import type {Plugin} from 'vite'

/** How a page finds a widget is in the table, and its descriptions are for documents and tests. */
const UNSHIPPED = /^export const entry\b[\s\S]*?\n\n|^export const about\b[\s\S]*/gm

const IMPORT = /^import \{([^}]*)\} from .*\n/gm

/** A name in a list of imports, as the module calls it. */
const NAME = /\w+(?=\s*(?:,|$))/g

/** Without the imports that only descriptions use: the files are planned by the graph of modules. */
export function cutDescriptions(source: string): string {
  const shipped = source.replace(UNSHIPPED, '')
  const code = shipped.replace(IMPORT, '')
  const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code)
  return shipped.replace(IMPORT, (line, names: string) => (names.match(NAME)?.some(isUsed) ? line : ''))
}

/** A module that imports what a `widget.ts` says for the build alone fails the build. */
export const withoutDescriptions: Plugin = {
  name: 'vitrine-without-descriptions',
  enforce: 'pre',
  transform: (code, id) => (/\/widgets\/[^/]+\/widget\.ts$/.test(id) ? cutDescriptions(code) : null),
}
