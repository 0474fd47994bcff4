import {fetchMoney} from '../../../src/format/lazy-money.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {applyAttribute, applyContent} from '../../../src/widget/adopt.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {Show} from '../parts/view.ts'

/** An element that holds only a text. */
const isLeaf = (element: Element): boolean => !element.childElementCount && /\d/.test(element.textContent)

/** How the page's currency is written; only asked for a text that has words. */
function isCurrency(words: string): boolean {
  const {currency, locale} = currentSite()
  const written = (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, {style: 'currency', currency, currencyDisplay})
      .formatToParts(0)
      .filter(({type}) => type === 'currency'),
  )
  const parts = words.split(/[^\p{L}.]+/u)
  // "R" stands for money, but not in "Reserved"
  return written.some(({value}) =>
    /^[\p{L}.]+$/u.test(value) ? parts.includes(value) : words.includes(value),
  )
}

/** The number in a text such as `3`, `(3)`, `3 items` or `Bag: 3`; undefined for an amount of money. */
function countIn(text: string): string | undefined {
  const [, before = '', number, after = ''] = /^(\D*)(\d+\+?)(\D*)$/.exec(text) ?? []
  const words = before + after
  return /\p{Sc}/u.test(words) || (/\p{L}/u.test(words) && isCurrency(words)) ? undefined : number
}

/**
 * Custom markup without a known class: an element that holds one whole number is the count, whose words stay, one with
 * an amount is the subtotal. Everything else stays, such as an icon, and the link or button gets the count as its
 * name.
 */
export function createOwnMarkup(element: HTMLElement, adopt: Adopt): Show {
  const control = element.matches('a,button') ? element : (element.querySelector('a,button') ?? element)
  const named = adopt(control)
  const places = [element, ...element.querySelectorAll('*')].filter(isLeaf).map((leaf) => ({
    adoption: adopt(leaf),
    served: leaf.textContent.trim(),
  }))
  const name = control.getAttribute('aria-label')

  return ({count = '', toAmount, toName}) => {
    for (const {adoption, served} of places) {
      const number = countIn(served)
      const text = number ? served.replace(number, count) : toAmount(served)
      if (text === null) return fetchMoney()
      applyContent(adoption, text)
    }
    applyAttribute(named, 'aria-label', toName(name ?? control.textContent))
    return undefined
  }
}
