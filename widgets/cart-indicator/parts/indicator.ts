import {fetchMoney} from '../../../src/format/lazy-money.ts'
import {linkAddress} from '../../../src/model/web-address.ts'
import {type Adoption, applyAttribute, applyClass, applyContent} from '../../../src/widget/adopt.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../widget.ts'
import type {Show} from './view.ts'

const QUANTITY = '.sqs-cart-quantity'
const SUBTOTAL = '.sqs-cart-subtotal'
const STATE = 'data-cart-indicator-state'

/**
 * An indicator in its server HTML, normally a link. It has no component: it renders nothing, and pages with hundreds of
 * small widgets pay for every hook, every iterator and every change object.
 */
export function createShow({element, props, adopt}: Widget<typeof definition>): Show {
  const {subtotal, href} = props
  const found = element.querySelectorAll(`${QUANTITY},${SUBTOTAL}`)
  const parts: Adoption[] = []
  for (let place = 0; place < found.length; place++) parts.push(adopt(found[place] as Element))
  const link = adopt(element)
  /** The subtotal in the server HTML; null if none is shown. */
  const served = element.querySelector(SUBTOTAL)?.textContent ?? (subtotal || null)
  const ownHref = element.matches('a:not([href])') ? (linkAddress(href) ?? '/cart') : undefined
  // the server HTML has the class for an empty cart; without it, the site hides empty carts
  const showsEmpty = element.matches('.show-empty-cart-state')

  // custom markup: few pages have it, so it is a separate chunk
  const hasOwn = !parts[0] && (element.firstElementChild || /\(\d/.test(element.textContent))
  let showOwn: Show = () =>
    import('../lazy/own-markup.ts').then((loaded) => {
      showOwn = loaded.createOwnMarkup(element, adopt)
    })

  /** Count and subtotal change together: returns a promise if something has to load first. */
  return (view) => {
    const {count, toAmount, label, toName} = view
    if (count === undefined) {
      applyAttribute(link, STATE, 'uninitialized')
      return undefined
    }
    const isEmpty = count === '0'
    if (hasOwn) {
      const waiting = showOwn(view)
      if (waiting) return waiting
    } else {
      const amount = served === null ? '' : toAmount(served)
      if (amount === null) return fetchMoney()
      for (const part of parts) applyContent(part, part.element.matches(QUANTITY) ? count : amount)
      if (parts[0]) applyAttribute(link, 'aria-label', toName(element.textContent))
      else applyContent(link, `${label} ${amount}`.trim())
    }
    applyAttribute(link, 'href', ownHref)
    applyAttribute(link, STATE, 'initialized')
    applyClass(link, 'cart-quantity-zero', isEmpty)
    if (showsEmpty) applyClass(link, 'show-empty-cart-state', isEmpty)
    return undefined
  }
}
