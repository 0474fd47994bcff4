import {asRecord} from '../../../src/lib/as-record.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {toNumber} from '../../../src/lib/to-number.ts'
import {currencyDecimals} from '../../../src/model/currency.ts'
import {warn} from '../../../src/page/report.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import type {Props} from '../../../src/widget/definition.ts'
import {definition} from '../definition.ts'

/** The options of a cart page (contract: cart page); missing ones come from the site. */
export interface Options {
  currency: string
  locale: string
  /** Null keeps the link unchanged. */
  continueUrl: string | null
  /** Minor units; 0 for none. */
  minimum: number
  /** Countries that the store ships to, as codes. @default the site's own country */
  countries: string[]
  /** The cart as the server knew it when it rendered the page; undefined if missing. */
  cart: unknown
}

function readShell(element: HTMLElement, {options}: Props<typeof definition>): unknown {
  if (options) return options
  const script = element.querySelector('script[type="application/json"]')
  const parsed = parseJson(script?.textContent)
  if (parsed.ok) return parsed.value
  warn(definition.name, `script ${parsed.problem}`, element)
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

export function readOptions(element: HTMLElement, props: Props<typeof definition>): Options {
  const site = currentSite()
  const settings = asRecord(readPath(site.raw, 'websiteSettings.storeSettings'))
  const shell = {...settings, ...asRecord(readShell(element, props))}
  const code = textOrNull(shell.storeCurrency)
  const currency = code?.toUpperCase() ?? site.currency
  return {
    currency,
    locale: textOrNull(shell.formattingLocale) ?? textOrNull(shell.shopperLanguage) ?? site.locale,
    continueUrl: textOrNull(shell.continueShoppingLinkUrl),
    minimum: readMinimum(shell.minimumOrderSubtotal, currency),
    countries: readCountries(shell.countries ?? readPath(site.raw, 'websiteSettings.country')),
    cart: shell.cart,
  }
}
