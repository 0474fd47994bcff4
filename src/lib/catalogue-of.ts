import {TRANSLATED} from './generated/translated.ts'

/** The Chinese catalogue is in simplified characters: pages in traditional ones keep English and their own texts. */
const TRADITIONAL = /^zh-(hant|hk|mo|tw)\b/i

/** The name of the catalogue of a locale, `src/page/locales/<name>.ts`. English is part of the widgets' code. */
export const catalogueOf = (locale: string): string | undefined =>
  TRADITIONAL.test(locale) ? undefined : TRANSLATED.exec(locale)?.[0].toLowerCase()
