import {readFileSync} from 'node:fs'
import {localeNames} from '../locales.ts'
import {WIDGET_STATES} from '../read-states.ts'
import {root} from '../root.ts'
import {readStrings, readTranslated, type TextFolder, textFolders} from '../texts.ts'
import {edit, entry, type File} from './edits.ts'

const languages = localeNames.filter((language) => !language.includes('-'))

const STATEMENT = 'docs/guide/accessibility-statement.md'

/** The language whose files have all texts that are to be translated. */
const MODEL = 'de'

const CATEGORY = /^(zero|one|two|few|many|other)$/

export const isLanguage = (name: string): boolean =>
  /^[a-z]{2}$/.test(name) && Intl.PluralRules.supportedLocalesOf(name).length > 0

/** The keys of a folder's texts. Texts with a count have one for each plural category. */
function keysOf({owner}: TextFolder, keys: readonly string[], language: string): string[] {
  const {counted} = WIDGET_STATES[owner] ?? {}
  if (!counted) return [...keys]
  const rules = new Intl.PluralRules(language)
  const categories = counted.map((n) => rules.select(n))
  return [...new Set([...keys.filter((key) => !CATEGORY.test(key)), ...categories])]
}

async function textsOf(folder: TextFolder, language: string): Promise<File[]> {
  const english = await readStrings(root + folder.folder)
  const keys = keysOf(folder, Object.keys(readTranslated(folder, MODEL)), language)
  const textOf = (key: string) => (CATEGORY.test(key) ? english.other : english[key])?.replaceAll("'", '’')
  const texts = keys.map((key) => [key, `TODO ${textOf(key)}`])
  const content = `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
  return texts.length ? [[`${folder.folder}/texts/${language}.json`, content]] : []
}

const nameOf = (language: string): string =>
  new Intl.DisplayNames([language], {type: 'language'}).of(language) ?? language

/** The accessibility statement with a section to be translated. */
function statementWith(language: string): string {
  const statement = readFileSync(root + STATEMENT, 'utf8')
  const [, english = ''] = /^## English\n(.+?)\n## /ms.exec(statement) ?? []
  return `${statement.trimEnd()}\n\n## ${nameOf(language)}\n${english.replaceAll('> **', '> **TODO ').trimEnd()}\n`
}

/** Every text, in English and with the word TODO. */
export const languageFiles = async (language: string): Promise<File[]> => [
  ...(await Promise.all(textFolders.map((folder) => textsOf(folder, language)))).flat(),
  [STATEMENT, statementWith(language)],
  edit(
    'demo/qa/presentation.ts',
    entry('const LOCALES:', language, `  ${language}: '${nameOf(language)}',\n`),
  ),
]

/** The texts of a new widget, to be written in each language. */
export const widgetTexts = (name: string): File[] =>
  languages.map((language) => [
    `widgets/${name}/texts/${language}.json`,
    `${JSON.stringify({hide: 'TODO'}, null, 2)}\n`,
  ])
