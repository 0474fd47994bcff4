import {asRecord} from '../../src/lib/as-record.ts'
import {toBoolean} from '../../src/lib/to-boolean.ts'
import {warn} from '../../src/page/report.ts'
import {isPriorRequired} from '../../src/page/site/current-site.ts'

/** The product's own offer, and those of its variants. */
function offersOf({product, variants}: Record<string, unknown>): Record<string, unknown>[] {
  const record = asRecord(product)
  const content = asRecord(record.structuredContent)
  return [record, content, ...[record.variants, content.variants, variants].flat().map(asRecord)]
}

const hasPrior = ({lowestPrice}: Record<string, unknown>): boolean => asRecord(lowestPrice).money != null

/** Finds sales that the page may not announce: visitors see the price alone. `props` are those of a widget. */
export function warnOfSales(element: Element, props: Readonly<Record<string, unknown>>): void {
  if (!isPriorRequired()) return
  const offers = offersOf(props)
  const lacking = offers.filter((offer) => toBoolean(offer.onSale) && !hasPrior(offer))
  const named = lacking.find(({sku}) => typeof sku === 'string')
  // the product's own flag sums up its variants
  const isSummed = offers.some((offer) => toBoolean(offer.onSale) && hasPrior(offer)) && !named
  if (!lacking.length || isSummed) return
  const of = named ? ` of ${named.sku}` : ''
  warn('add-to-cart', `sale without prior price${of}: give lowestPrice, or the price is shown alone`, element)
}
