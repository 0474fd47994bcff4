import {formatMoney} from '../format/money.ts'
import {store} from '../page/store/store.ts'
import type {Options} from './options.ts'

/** Formats an amount for an element that may already contain it. */
export type Format = (minor: number, served?: string | null) => string

/**
 * Whether the server's text is that amount: the first formatter of a page costs some 50 ms, so a correct text is not
 * formatted again.
 */
function says(served: string, minor: number): boolean {
  const digits = served.replace(/\D/g, '')
  return digits !== '' && Number(digits) === Math.abs(minor) && /[-−]/.test(served) === minor < 0
}

export const createFormat =
  (options: Options): Format =>
  (minor, served) => {
    const {currency, minorUnits} = {...store.getState().cart}
    return served && !currency && says(served, minor)
      ? served
      : formatMoney({currency: currency ?? options.currency, minor, minorUnits}, options.locale)
  }
