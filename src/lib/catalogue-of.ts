import {TRANSLATED} from './generated/translated.ts'

/** The name of the catalogue of a locale, `src/page/locales/<name>.ts`. English is part of the widgets' code. */
export const catalogueOf = (locale: string): string | undefined => TRANSLATED.exec(locale)?.[0].toLowerCase()
