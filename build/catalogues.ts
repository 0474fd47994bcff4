import {writeFile} from 'node:fs/promises'
import {root} from './root.ts'
import {languagesOf, readTranslated, textFolders} from './texts.ts'

type Owned = Record<string, Record<string, string>>

/** The languages and regions that have texts. */
export const textLanguages: readonly string[] = [...new Set(textFolders.flatMap(languagesOf))].sort()

/** The texts of a language by owner, from all folders. */
function collect(language: string): Owned {
  const texts: Owned = {}
  for (const folder of textFolders) {
    const own = readTranslated(folder, language)
    const known = texts[folder.owner] ?? {}
    const twice = Object.keys(own).find((key) => Object.hasOwn(known, key))
    if (twice) throw new Error(`${folder.folder}/texts/${language}.json repeats ${folder.owner}.${twice}`)
    if (Object.keys(own).length) texts[folder.owner] = {...known, ...own}
  }
  return Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Spaces that look like another are written as code. */
const quote = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u00a0\u202f]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * The module of a language or region: the texts of all widgets and shared parts, by owner. Repeated texts stay: a
 * constant for each makes the compressed file 3% larger.
 */
export function catalogueModule(language: string): string {
  const owners = Object.entries(collect(language)).map(([owner, own]) => {
    const lines = Object.entries(own).map(([key, text]) => `    '${key}': ${quote(text)},\n`)
    return `  '${owner}': {\n${lines.join('')}  },\n`
  })
  return [
    '// Generated from the folders `texts/` (`npm run generate`).',
    "import type {Owned} from '../catalogue.ts'",
    '',
    'export const texts: Owned = {',
    `${owners.join('')}}`,
    '',
  ].join('\n')
}

export const catalogueFile = (language: string): string => `${root}src/page/locales/generated/${language}.ts`

export const writeCatalogues = (): Promise<unknown> =>
  Promise.all(textLanguages.map((language) => writeFile(catalogueFile(language), catalogueModule(language))))
