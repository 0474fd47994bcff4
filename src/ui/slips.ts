import {didYouMean} from '../lib/did-you-mean.ts'
import {warn} from '../lib/report.ts'

interface Slips {
  element: Element
  widget: string
  /** Attributes that may be of someone else. */
  unknown: readonly string[]
  attributes: object
}

/** What was told of, with the widget's name. */
const told = new Set<string>()

/** Names that look like a slip of the pen. A chunk of its own: most pages have none. */
export function tellOfSlips({element, widget, unknown, attributes}: Slips): void {
  for (const name of unknown) {
    const meant = didYouMean(name.slice(5), Object.keys(attributes))
    if (!meant || told.has(widget + name)) continue
    told.add(widget + name)
    warn(widget, `unknown attribute ${name}, did you mean data-${meant}?`, element)
  }
}
