import {CURRENCIES} from './currency.ts'
import {DEFAULT_CURRENCY} from './default-currency.ts'

/** Regions with a currency whose code does not begin with the region's. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA',
  CHF: 'LI',
}

/** The region of a locale; without one, the region where most speakers live. */
function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).maximize().region
  } catch {
    return undefined
  }
}

/** The currency of a locale's region; the store's default if that currency is not supported. */
export function regionCurrency(locale: string): string {
  const region = regionOf(locale)
  const isPaidHere = (code: string): boolean =>
    code.startsWith(`${region}`) || (ELSEWHERE[code] ?? '').includes(`${region}`)
  return CURRENCIES.find(isPaidHere) ?? DEFAULT_CURRENCY
}
