import {didYouMean} from '../../src/lib/did-you-mean.ts'
import {warn} from '../../src/page/report.ts'

/**
 * Attributes of author markup whose names look misspelt. Only QA looks for them: most unknown attributes belong to other
 * tools, and a visitor's page is not to pay for them.
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
