import ar from '../templates/messages/ar.json' with {type: 'json'}
import en from '../templates/messages/en.json' with {type: 'json'}
import ja from '../templates/messages/ja.json' with {type: 'json'}
import {site} from './site.ts'
import arTexts from './translations/ar.json' with {type: 'json'}
import jaTexts from './translations/ja.json' with {type: 'json'}

/** A variant of the shop: the same products in another language, perhaps in another currency. */
export interface Store {
  code: string
  language: string
  dir: 'ltr' | 'rtl'
  currency: string
  /** The store's name in its own language. */
  label: string
  /** Minor units of the store's currency per minor unit of the shop's own. */
  rate: number
  /** Prices are rounded to a multiple of this many minor units. */
  step: number
  messages: typeof en & Readonly<Record<string, string>>
  /** Everything else that the shop says, by the English text: products, forms, stories, refusals. */
  translations: ReadonlyMap<string, string>
}

/** The store whose currency carts and prices are stored in. */
export const HOME: Store = {
  code: 'en',
  language: site.language,
  dir: 'ltr',
  currency: site.currency,
  label: 'English, USD',
  rate: 1,
  step: 1,
  messages: en,
  translations: new Map(),
}

export const stores: readonly Store[] = [
  HOME,
  {
    ...HOME,
    code: 'ar',
    language: 'ar',
    dir: 'rtl',
    label: 'العربية، USD',
    messages: ar,
    translations: new Map(Object.entries(arTexts)),
  },
  {
    ...HOME,
    code: 'ja',
    language: 'ja-JP',
    currency: 'JPY',
    label: '日本語、JPY',
    rate: 1.5,
    step: 10,
    messages: ja,
    translations: new Map(Object.entries(jaTexts)),
  },
]

/** Finds a store by its code; the shop's own store for an unknown code. */
export const findStore = (code: string | undefined): Store => stores.find((one) => one.code === code) ?? HOME

/** Converts an amount from the shop's own currency to the store's. */
export const convert = (minor: number, {rate, step}: Store): number =>
  Math.round((minor * rate) / step) * step
