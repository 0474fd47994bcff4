import {CURRENCIES} from './currency.ts'
import {DEFAULT_CURRENCY} from './default-currency.ts'

/** Where one pays with a currency whose code does not begin with the region's. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA',
  CHF: 'LI',
}

/** Of a locale without a region, the one where most of its speakers live. */
function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).maximize().region
  } catch {
    return undefined
  }
}

/** The currency that a locale's region pays with; the store's default where that is none of the supported ones. */
export function regionCurrency(locale: string): string {
  const region = regionOf(locale)
  const isPaidHere = (code: string): boolean =>
    code.startsWith(`${region}`) || (ELSEWHERE[code] ?? '').includes(`${region}`)
  return CURRENCIES.find(isPaidHere) ?? DEFAULT_CURRENCY
}
