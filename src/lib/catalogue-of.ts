/**
 * The languages with a catalogue, `src/page/locales/<name>.ts`. English is part of the widgets' code. The Chinese
 * catalogue is in simplified characters: pages in traditional ones keep English and their own texts.
 */
const TRANSLATED = /^(ar|de|en-gb|es|fr|it|ja|pt|zh(?!-(hant|hk|mo|tw)\b))\b/i

/** The name of the catalogue of a locale. */
export const catalogueOf = (locale: string): string | undefined => TRANSLATED.exec(locale)?.[0].toLowerCase()
