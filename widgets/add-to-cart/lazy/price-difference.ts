import {formatMoney} from '../../../src/format/money.ts'
import {paidPrice} from '../../../src/model/display-state.ts'
import type {Money} from '../../../src/model/money.ts'
import type {Prices, Product} from '../../../src/model/product.ts'
import {matchingVariants, optionValues, type Selection} from '../../../src/model/selection.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'

const MINUS = '\u2212'
/** The sign stays before its amount, whatever the direction of the page. */
const [ISOLATE, END] = ['\u2068', '\u2069']

/** The lowest price of the variants with this value and the other chosen ones; null if there are none. */
function priceWith(product: Product, selection: Selection, name: string, value: string): Money | null {
  const prices = matchingVariants(product, {...selection, [name]: value}).map((variant) =>
    paidPrice<Prices['price']>(variant),
  )
  return prices.length ? prices.reduce((a, b) => (b.minor < a.minor ? b : a)) : null
}

/**
 * What a value costs more or less than the chosen value of its option, or than the cheapest before a choice; null if it
 * costs the same, or cannot be compared.
 */
export function priceDifference(
  product: Product,
  selection: Selection,
  name: string,
  value: string,
): string | null {
  const chosen = selection[name]
  const compared = chosen ? [chosen] : optionValues(product, name)
  const [first, ...others] = compared.flatMap((other) => priceWith(product, selection, name, other) ?? [])
  const ofValue = priceWith(product, selection, name, value)
  if (!ofValue || !first || [ofValue, ...others].some(({currency}) => currency !== first.currency))
    return null
  const minor = ofValue.minor - Math.min(first.minor, ...others.map((price) => price.minor))
  if (!minor) return null
  const price = formatMoney({...ofValue, minor: Math.abs(minor)}, currentSite().locale)
  return `(${ISOLATE}${minor > 0 ? '+' : MINUS}${price}${END})`
}
