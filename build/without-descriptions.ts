import type {Plugin} from 'vite'

/** How a page finds a widget is in the table, and its descriptions are for documents and tests. */
const UNSHIPPED = /^export const entry\b[\s\S]*?\n\n|^export const about\b[\s\S]*/gm

export const cutDescriptions = (source: string): string => source.replace(UNSHIPPED, '')

/** A module that imports what a `widget.ts` says for the build alone fails the build. */
export const withoutDescriptions: Plugin = {
  name: 'vitrine-without-descriptions',
  enforce: 'pre',
  transform: (code, id) => (/\/widgets\/[^/]+\/widget\.ts$/.test(id) ? cutDescriptions(code) : null),
}
