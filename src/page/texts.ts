import {page} from './page.ts'
import {warn} from './report.ts'

/** Replaces `{name}` with its value; a name without a value stays. */
export const fill = (template = '', values: Record<string, string> = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? `${values[name]}` : whole,
  )

/** Reads one text: the page's own under `<owner>.<key>`, else the text of its language, else ours. */
export type Texts<K extends string> = (key: K, values?: Record<string, string>) => string

/**
 * Some keys have no English text: other languages have more plural forms.
 * @__NO_SIDE_EFFECTS__
 */
export function createTexts<K extends string>(owner: string, ours: {readonly [key in K]?: string}): Texts<K> {
  return (key, values) => fill(page().strings[`${owner}.${key}`] ?? ours[key], values)
}

/**
 * The plural key of a number: in English `one` or `other`, else the category of the page's language (CLDR). A catalogue
 * has a text for each category of its language.
 */
export const pluralKey = (n: number): Intl.LDMLPluralRule => page().plural?.(n) ?? (n === 1 ? 'one' : 'other')

/**
 * Replaces our texts with those of the page, by key. Values that are not text are ignored: they would throw where they
 * are used.
 */
export function putStrings(overrides: Readonly<Record<string, unknown>>): void {
  for (const [key, text] of Object.entries(overrides)) {
    if (typeof text === 'string') page().strings[key] = text
    else warn('strings', `${key} is no text`)
  }
}
