import {asRecord} from '../lib/as-record.ts'
import {parseJson} from '../lib/parse-json.ts'
import {readPath} from '../lib/read-path.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toNumber} from '../lib/to-number.ts'
import {currencyDecimals} from '../model/currency.ts'
import {warn} from '../page/report.ts'
import {currentSite} from '../page/site/current-site.ts'

/** The options of a cart page (contract: cart page); missing ones come from the site. */
export interface Options {
  currency: string
  locale: string
  /** Null keeps the link unchanged. */
  continueUrl: string | null
  /** Minor units; 0 for none. */
  minimum: number
  /** Minor units from which shipping is free; 0 for none. */
  freeShipping: number
  /** Countries that the store ships to, as codes. @default the site's own country */
  countries: string[]
  /** Whether the shop takes promotion codes. */
  offersCodes: boolean
  /** The cart as the server knew it when it rendered the page; undefined if missing. */
  cart: unknown
}

function readShell(name: string, element: HTMLElement, given: unknown): unknown {
  if (given) return given
  const script = element.querySelector('script[type="application/json"]')
  const parsed = parseJson(script?.textContent)
  if (parsed.ok) return parsed.value
  warn(name, `script ${parsed.problem}`, element)
  return null
}

/** A minimum in a different currency than the cart's cannot be compared. */
function readMinimum(value: unknown, currency: string): number {
  const {currencyCode, currency: code = currencyCode, decimalValue, value: amount} = asRecord(value)
  if (code && textOrNull(code)?.toUpperCase() !== currency) return 0
  const isMajor = decimalValue != null || `${amount}`.includes('.')
  const factor = isMajor ? 10 ** currencyDecimals(currency) : 1
  return Math.round(toNumber(decimalValue ?? amount, 0) * factor)
}

const readCountries = (value: unknown): string[] => {
  const codes = [value].flat().filter((code): code is string => /^[A-Z]{2}$/.test(`${code}`))
  return codes.length ? codes : ['US']
}

/** The widget's own options, otherwise those in a script of its element, over the settings of the site. */
export function readOptions(name: string, element: HTMLElement, given: unknown): Options {
  const site = currentSite()
  const settings = asRecord(readPath(site.raw, 'websiteSettings.storeSettings'))
  const shell = {...settings, ...asRecord(readShell(name, element, given))}
  const code = textOrNull(shell.storeCurrency)
  const currency = code?.toUpperCase() ?? site.currency
  return {
    currency,
    locale: textOrNull(shell.formattingLocale) ?? textOrNull(shell.shopperLanguage) ?? site.locale,
    continueUrl: textOrNull(shell.continueShoppingLinkUrl),
    minimum: readMinimum(shell.minimumOrderSubtotal, currency),
    freeShipping: readMinimum(shell.freeShippingSubtotal, currency),
    countries: readCountries(shell.countries ?? readPath(site.raw, 'websiteSettings.country')),
    offersCodes: shell.offersCodes !== false,
    cart: shell.cart,
  }
}
