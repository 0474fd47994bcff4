import {HOME, type Store, stores} from '../seed/stores.ts'

/** How a QA page is shown, and what goes wrong with its calls: all of it is in its address. */
export interface Face {
  locale: string
  currency: string
  theme: string
}

/** Every language that widgets speak, in its own words. */
export const LOCALES: Readonly<Record<string, string>> = {
  'en-US': 'English',
  'en-GB': 'English (UK)',
  ar: 'العربية',
  'de-DE': 'Deutsch',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'ja-JP': '日本語',
}

type Money = Pick<Store, 'rate' | 'step'>

/** The stores' own, and what none of them sells in: a comma for the cents, and thousandths. */
export const CURRENCIES: Readonly<Record<string, Money>> = {
  EUR: {rate: 0.9, step: 5},
  KWD: {rate: 3, step: 50},
  ...Object.fromEntries(stores.map(({currency, rate, step}) => [currency, {rate, step}])),
}

/** By what `color-scheme` calls it; that of the visitor’s system where it is empty. */
export const THEMES: Readonly<Record<string, string>> = {'': 'As the system', light: 'Light', dark: 'Dark'}

/** The last of several: in forms without script, what is pressed follows what was there before. */
export function oneOf(table: object, values: readonly string[], otherwise: string): string {
  const asked = values.at(-1)
  return asked !== undefined && Object.hasOwn(table, asked) ? asked : otherwise
}

/** What an address asks for; the visitor's own store where it says nothing, or what there is not. */
export const readFace = (query: URLSearchParams, {language, currency}: Store): Face => ({
  locale: oneOf(LOCALES, query.getAll('locale'), language),
  currency: oneOf(CURRENCIES, query.getAll('currency'), currency),
  theme: oneOf(THEMES, query.getAll('theme'), ''),
})

/** A store as the address wants it. The shop’s own texts are there in the languages of its stores alone. */
export function faceStore({locale, currency}: Face): Store {
  const spoken = stores.find(({language}) => language === locale) ?? HOME
  return {
    ...spoken,
    language: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    currency,
    ...CURRENCIES[currency],
  }
}
