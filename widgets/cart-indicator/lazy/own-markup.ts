import {fetchMoney} from '../../../src/format/lazy-money.ts'
import {applyAttribute, applyContent} from '../../../src/widget/adopt.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {Show} from '../parts/view.ts'

/** What holds a text, and nothing else. */
const isLeaf = (element: Element): boolean => !element.childElementCount && /\d/.test(element.textContent)

/**
 * Markup of the page's own, without a class that we know: an element that holds a number and nothing else is the count, one
 * with a number among other signs the subtotal. All else stays, such as an icon, and the link or button says the count.
 */
export function createOwnMarkup(element: HTMLElement, adopt: Adopt): Show {
  const control = element.matches('a,button') ? element : (element.querySelector('a,button') ?? element)
  const named = adopt(control)
  const places = [...element.querySelectorAll('*')].filter(isLeaf).map((one) => ({
    adoption: adopt(one),
    served: one.textContent.trim(),
  }))
  const name = control.getAttribute('aria-label')

  return ({count = '', toAmount, toName}) => {
    for (const {adoption, served} of places) {
      const number = /^\D?(\d+)\+?\D?$/.exec(served)?.[1]
      const text = number ? served.replace(number, count) : toAmount(served)
      if (text === null) return fetchMoney()
      applyContent(adoption, text)
    }
    applyAttribute(named, 'aria-label', toName(name ?? control.textContent))
    return undefined
  }
}
