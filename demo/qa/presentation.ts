import {HOME, type Store, stores} from '../seed/stores.ts'

/** How a QA page is shown; its address says so. */
export interface Presentation {
  locale: string
  currency: string
  theme: string
}

/** Every language of the widgets, by its own name. */
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

/** The stores' currencies, and two more: one with a decimal comma, one with three decimals. */
export const CURRENCIES: Readonly<Record<string, Money>> = {
  EUR: {rate: 0.9, step: 5},
  KWD: {rate: 3, step: 50},
  ...Object.fromEntries(stores.map(({currency, rate, step}) => [currency, {rate, step}])),
}

/** Values of `color-scheme`; the visitor’s system decides where it is empty. */
export const THEMES: Readonly<Record<string, string>> = {'': 'As the system', light: 'Light', dark: 'Dark'}

/** The last of several values: in forms without script, the pressed button comes after the present value. */
export function oneOf(table: object, values: readonly string[], otherwise: string): string {
  const asked = values.at(-1)
  return asked !== undefined && Object.hasOwn(table, asked) ? asked : otherwise
}

/** What an address asks for; the visitor's own store where it names nothing, or nothing that exists. */
export const readPresentation = (query: URLSearchParams, {language, currency}: Store): Presentation => ({
  locale: oneOf(LOCALES, query.getAll('locale'), language),
  currency: oneOf(CURRENCIES, query.getAll('currency'), currency),
  theme: oneOf(THEMES, query.getAll('theme'), ''),
})

/** The store in a language and currency. The shop’s own texts exist only in the languages of its stores. */
export function storeFor({locale, currency}: Presentation): Store {
  const spoken = stores.find(({language}) => language === locale) ?? HOME
  return {
    ...spoken,
    language: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    currency,
    ...CURRENCIES[currency],
  }
}
