import ar from '../templates/messages/ar.json' with {type: 'json'}
import en from '../templates/messages/en.json' with {type: 'json'}
import ja from '../templates/messages/ja.json' with {type: 'json'}
import {site} from './site.ts'

/** A variant of the shop: the same products in another language, perhaps in another currency. */
export interface Store {
  code: string
  language: string
  dir: 'ltr' | 'rtl'
  currency: string
  /** Of the store, in its own words. */
  label: string
  /** Minor units of this store's money for one of the shop's own. */
  rate: number
  /** Prices are rounded to a multiple of this many minor units. */
  step: number
  messages: typeof en & Readonly<Record<string, string>>
}

/** What carts are counted in, and prices are kept in. */
export const HOME: Store = {
  code: 'en',
  language: site.language,
  dir: 'ltr',
  currency: site.currency,
  label: 'English, USD',
  rate: 1,
  step: 1,
  messages: en,
}

export const stores: readonly Store[] = [
  HOME,
  {...HOME, code: 'ar', language: 'ar', dir: 'rtl', label: 'العربية، USD', messages: ar},
  {
    ...HOME,
    code: 'ja',
    language: 'ja-JP',
    currency: 'JPY',
    label: '日本語、JPY',
    rate: 1.5,
    step: 10,
    messages: ja,
  },
]

/** The store by its code; the shop's own for any other. */
export const findStore = (code: string | undefined): Store => stores.find((one) => one.code === code) ?? HOME

/** What an amount of the shop's own money is in the store's. */
export const convert = (minor: number, {rate, step}: Store): number =>
  Math.round((minor * rate) / step) * step
