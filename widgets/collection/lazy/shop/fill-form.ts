import type {Facet} from '../../../../src/model/facets.ts'
import {element} from '../../../../src/widget/element.ts'
import {findForm} from '../../parts/find-parts.ts'
import {TEXT} from '../read-state.ts'
import {priceValues} from './price-values.ts'

const FACET = '[data-collection-facet]'

export const hasFacets = (collection: Element): boolean => collection.querySelector(FACET) !== null

/** The values of a filter as checkboxes, ranges of prices as radio buttons. One that was chosen stays, even where the shop does not count it. */
function fillFacet(place: HTMLElement, facets: readonly Facet[], params: URLSearchParams): void {
  const {collectionFacet = ''} = place.dataset
  const name = `filter.${collectionFacet}`
  const facet = facets.find((facet) => facet.name === collectionFacet)
  const chosen = params.getAll(name)
  const isPrice = collectionFacet === 'price'
  const counted = facet?.values ?? chosen.map((value) => ({value, label: value, count: null}))
  const values = isPrice ? priceValues(facet?.range, chosen) : counted
  for (const {value, label, count} of values) {
    // a list has one range of prices
    const field = element('input', {type: isPrice ? 'radio' : 'checkbox', name, value})
    const number = count === null ? [] : [' ', element('span', 'collection__number', `(${count})`)]
    place.append(element('label', 'collection__choice', field, ' ', label, ...number))
  }
  place.hidden = !values.length
}

function setField(field: Element, params: URLSearchParams): void {
  const chosen = params.getAll(field.getAttribute('name') ?? '')
  if (field instanceof HTMLSelectElement) {
    for (const option of chosen.length ? field.options : [])
      option.toggleAttribute('selected', chosen.includes(option.value))
  } else if (!(field instanceof HTMLInputElement)) return
  else if (field.matches(TEXT)) field.defaultValue = chosen[0] ?? ''
  else if (/^(checkbox|radio)$/.test(field.type))
    field.defaultChecked = (chosen.length ? chosen : ['']).includes(field.value)
}

/** Gives the form the state of an address, and the values of the shop's filters, as a server renders it. */
export function fillForm(collection: Element, facets: readonly Facet[], params: URLSearchParams): void {
  for (const place of collection.querySelectorAll<HTMLElement>(FACET)) fillFacet(place, facets, params)
  for (const field of findForm(collection)?.elements ?? []) setField(field, params)
}

const textOf = (node: Node): string =>
  [...node.childNodes]
    .filter((child) => !(child instanceof Element && child.matches('.collection__number,select,input')))
    .map(({textContent}) => textContent)
    .join('')
    .trim()

/** What visitors read of a value: the words of its field in the form. */
export function labelOf(collection: Element, name: string, value: string): string {
  for (const field of findForm(collection)?.elements ?? []) {
    if (field.getAttribute('name') !== name) continue
    const option =
      field instanceof HTMLSelectElement && [...field.options].find((option) => option.value === value)
    const label = field instanceof HTMLInputElement && field.value === value && field.closest('label')
    const text =
      (option || (label && field.matches('[type=checkbox],[type=radio]'))) && textOf(option || label || field)
    const legend = field.closest('fieldset')?.querySelector('legend')?.textContent.trim()
    if (text) return legend ? `${legend}: ${text}` : text
  }
  return value
}
