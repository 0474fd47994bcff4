import {didYouMean} from '../lib/did-you-mean.ts'
import {warn} from '../lib/report.ts'

interface Slips {
  element: Element
  widget: string
  /** Attributes that may be of someone else. */
  unknown: readonly string[]
  attributes: object
}

/** Names that look like a slip of the pen. A chunk of its own: most pages have none. */
export function tellOfSlips({element, widget, unknown, attributes}: Slips): void {
  for (const name of unknown) {
    const meant = didYouMean(name.slice(5), Object.keys(attributes))
    if (meant) warn(widget, `unknown attribute ${name}, did you mean data-${meant}?`, element)
  }
}
