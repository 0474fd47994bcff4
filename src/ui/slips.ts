import {didYouMean} from '../lib/did-you-mean.ts'
import {warn} from '../lib/report.ts'

/** The regions of widgets that pages can write themselves, as each `about.ts` describes them. */
export const SLOTS: Readonly<Record<string, readonly string[]>> = {
  'cart-page': ['line', 'code', 'empty', 'below-totals'],
  form: ['sent'],
  gallery: ['previous', 'next'],
  'product-gallery': ['previous', 'next'],
  'restock-form': ['sent'],
}

interface Slips {
  element: Element
  widget: string
  /** Attributes that may be of someone else. */
  unknown: readonly string[]
  attributes: object
  /** Slots within the element; a widget may have taken them out of the page already. */
  templates: Iterable<HTMLElement>
}

/** Names that look like a slip of the pen. A chunk of its own: most pages have none. */
export function tellOfSlips({element, widget, unknown, attributes, templates}: Slips): void {
  for (const name of unknown) {
    const meant = didYouMean(name.slice(5), Object.keys(attributes))
    if (meant) warn(widget, `unknown attribute ${name}, did you mean data-${meant}?`, element)
  }
  const known = SLOTS[widget] ?? []
  for (const template of templates) {
    const {slot = ''} = template.dataset
    const owner = template.closest('[data-vitrine]') ?? element
    if (owner !== element || known.includes(slot)) continue
    const meant = didYouMean(slot, known)
    const hint = meant ? `did you mean "${meant}"?` : `there is ${known.join(', ') || 'none'}`
    warn(widget, `unknown data-slot="${slot}", ${hint}`, template)
  }
}
