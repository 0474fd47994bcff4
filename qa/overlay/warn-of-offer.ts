import {asRecord} from '../../src/lib/as-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {warn} from '../../src/page/report.ts'
import {currentSite} from '../../src/page/site/current-site.ts'

type Fields = Record<string, unknown>

/** The product type of things, which is the default. */
const PHYSICAL = /^(1|undefined|null)$/

const CONTACT = ['name', 'postalAddress', 'electronicAddress']

const isRequired = (duty: 'safety' | 'unitPrice'): boolean => currentSite().raw[duty] === 'required'

const isShown = (around: ParentNode, className: string): boolean =>
  !!around.querySelector(`.${className}`)?.textContent?.trim()

const isStated = (unitPrice: unknown): boolean => {
  const {money, reference} = asRecord(unitPrice)
  return money != null && textOrNull(reference) !== null
}

/** What a contact lacks, by its path. */
const lackingOf = (path: string, contact: unknown): string[] =>
  CONTACT.flatMap((field) => (textOrNull(asRecord(contact)[field]) ? [] : [`${path}.${field}`]))

function lackingSafety({manufacturer, responsible, warnings}: Fields): string[] {
  return [
    ...lackingOf('manufacturer', manufacturer),
    ...(responsible === null ? [] : lackingOf('responsible', responsible)),
    ...(Array.isArray(warnings) ? [] : ['warnings']),
  ]
}

function checkSafety(element: Element, {safety, productType}: Fields): void {
  if (!PHYSICAL.test(`${productType}`)) return
  const lacking = lackingSafety(asRecord(safety))
  if (lacking[0]) warn('add-to-cart', `safety lacks ${lacking.join(', ')}`, element)
  else if (!isShown(document, 'product-safety'))
    warn('add-to-cart', 'safety is not shown: give an element with the class product-safety', element)
}

function checkUnitPrice(element: Element, fields: Fields, variants: readonly Fields[], id: string): void {
  const stated = variants.map(({unitPrice = fields.unitPrice}) => unitPrice)
  const at = stated.findIndex((unitPrice) => unitPrice !== null && !isStated(unitPrice))
  if (at >= 0)
    warn(
      'add-to-cart',
      `no price per unit of ${textOrNull(variants[at]?.sku) ?? id}: give unitPrice, or null where it is sold by the piece`,
      element,
    )
  else if (stated.some(Boolean) && !isShown(element, 'product-unit-price'))
    warn('add-to-cart', 'unitPrice is not shown: give an element with the class product-unit-price', element)
}

/** Finds what an offer lacks that the page says its law requires. `props` are those of a widget. */
export function warnOfOffer(element: Element, {product, variants, mode}: Readonly<Fields>): void {
  const own = asRecord(product)
  if (!own.id) return
  const fields = {...own, ...asRecord(own.structuredContent)}
  const offers = [fields.variants ?? variants ?? []].flat().map(asRecord)
  // a list leads to the page of the offer
  if (isRequired('safety') && mode !== 'list') checkSafety(element, fields)
  if (isRequired('unitPrice')) checkUnitPrice(element, fields, offers.length ? offers : [{}], `${own.id}`)
}
