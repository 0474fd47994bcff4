import {didYouMean} from '../../src/lib/did-you-mean.ts'
import {warn} from '../../src/page/report.ts'

/** The misspelt ones among the attributes of an element that are ours. */
export function* findUnknown(element: Element, known: readonly string[]): Iterable<string> {
  for (const name of element.getAttributeNames()) {
    const [, key] = /^data-(?!vitrine)(.+)/.exec(name) ?? []
    const meant = key && !known.includes(key) && didYouMean(key, known)
    if (meant) yield `unknown attribute ${name}, did you mean data-${meant}?`
  }
}

/**
 * Finds misspelt attributes in author markup. Only QA checks this: most unknown attributes belong to other tools, and a
 * visitor's page should not pay for the check.
 */
export function warnOfUnknown(element: Element, known: readonly string[]): void {
  const widget = element.getAttribute('data-vitrine')
  if (!widget) return
  for (const problem of findUnknown(element, known)) warn(widget, problem, element)
}
