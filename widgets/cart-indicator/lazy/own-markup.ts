import {fetchMoney} from '../../../src/format/lazy-money.ts'
import {applyAttribute, applyContent} from '../../../src/widget/adopt.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {Show} from '../parts/view.ts'

/** An element that holds only a text. */
const isLeaf = (element: Element): boolean => !element.childElementCount && /\d/.test(element.textContent)

/**
 * Custom markup without a known class: an element that holds only a number is the count, one with a number among other
 * characters is the subtotal. Everything else stays, such as an icon, and the link or button gets the count as its
 * name.
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
