import {page} from './page.ts'

/**
 * The key of a text that counts: in English `one` or `other`, else the category of the page's language (CLDR). A
 * catalogue has a text for each category that its language has.
 */
export const pluralKey = (n: number): Intl.LDMLPluralRule => page().plural?.(n) ?? (n === 1 ? 'one' : 'other')
