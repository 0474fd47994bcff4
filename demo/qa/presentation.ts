import {HOME, type Store, stores} from '../seed/stores.ts'

/** How a QA page is displayed, as its address says. */
export interface Presentation {
  locale: string
  currency: string
  theme: string
}

/** Every widget language, by its native name. */
export const LOCALES: Readonly<Record<string, string>> = {
  'en-US': 'English',
  'en-GB': 'English (UK)',
  ar: 'العربية',
  'de-DE': 'Deutsch',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'ja-JP': '日本語',
  'pt-BR': 'Português (Brasil)',
  'zh-Hans': '简体中文',
}

type Money = Pick<Store, 'rate' | 'step'>

/** The stores' currencies, plus two: one with a decimal comma, one with three decimals. */
export const CURRENCIES: Readonly<Record<string, Money>> = {
  EUR: {rate: 0.9, step: 5},
  KWD: {rate: 3, step: 50},
  ...Object.fromEntries(stores.map(({currency, rate, step}) => [currency, {rate, step}])),
}

/** Values of `color-scheme`; an empty value follows the visitor’s system. */
export const THEMES: Readonly<Record<string, string>> = {'': 'As the system', light: 'Light', dark: 'Dark'}

/** The last of several values: without script, a form sends the clicked button after the current value. */
export function oneOf(table: object, values: readonly string[], otherwise: string): string {
  const asked = values.at(-1)
  return asked !== undefined && Object.hasOwn(table, asked) ? asked : otherwise
}

/** The presentation in an address; the visitor's own store for missing or unknown values. */
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
