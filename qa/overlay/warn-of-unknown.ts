import {didYouMean} from '../../src/lib/did-you-mean.ts'
import {warn} from '../../src/page/report.ts'

/**
 * Finds misspelt attributes in author markup. Only QA checks this: most unknown attributes belong to other tools, and a
 * visitor's page should not pay for the check.
 */
export function warnOfUnknown(element: Element, known: readonly string[]): void {
  const widget = element.getAttribute('data-vitrine')
  if (!widget) return
  for (const name of element.getAttributeNames()) {
    const [, key] = /^data-(?!vitrine)(.+)/.exec(name) ?? []
    const meant = key && !known.includes(key) && didYouMean(key, known)
    if (meant) warn(widget, `unknown attribute ${name}, did you mean data-${meant}?`, element)
  }
}
