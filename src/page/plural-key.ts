import {page} from './page.ts'

/**
 * The plural key of a number: in English `one` or `other`, else the category of the page's language (CLDR). A catalogue
 * has a text for each category of its language.
 */
export const pluralKey = (n: number): Intl.LDMLPluralRule => page().plural?.(n) ?? (n === 1 ? 'one' : 'other')
