import {fetchMoney, formatMoneyIfThere} from '../../src/format/later-money.ts'
import {currentSite} from '../../src/site/current-site.ts'
import {type Adoption, adopt, apply, restore} from '../../src/ui/adopt.ts'
import type {Props} from '../../src/ui/definition.ts'
import type {definition} from './definition.ts'
import type {View} from './view.ts'

/** The first formatter of a page costs some 50 ms: a subtotal that the server already shows is not formatted again. */
function formatSubtotal(minor: number, served: string): string | null {
  const {currency, locale} = currentSite()
  return Number(served.replace(/\D/g, '')) === minor ? served : formatMoneyIfThere({currency, minor}, locale)
}

const QUANTITY = '.sqs-cart-quantity'

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * An indicator in its server HTML, normally a link. It has no component of its own: it renders nothing, and pages
 * with hundreds of small widgets pay for every hook.
 */
export function createIndicator(element: HTMLElement, {subtotal, href}: Props<typeof definition>) {
  const counts: Adoption[] = []
  const amounts: Adoption[] = []
  for (const part of element.querySelectorAll(`${QUANTITY},.sqs-cart-subtotal`))
    (part.matches(QUANTITY) ? counts : amounts).push(adopt(part))
  const link = adopt(element)
  const isBare = !counts[0] && !amounts[0]
  /** The subtotal as the server rendered it; null where none is shown. */
  const served = amounts[0]?.element.textContent ?? (subtotal || null)
  const ownHref = element.matches('a:not([href])') ? href : undefined
  // the class that shows an empty cart was served; where it was not, the site hides empty carts
  const showsEmpty = element.classList.contains('show-empty-cart-state')

  /** Count and subtotal change together: a promise where something has to come first. */
  function show({count, label, cents}: View): Promise<void> | undefined {
    const isRead = count !== undefined
    const isEmpty = isRead ? count === '0' : count
    const amount = isRead && served !== null ? formatSubtotal(cents, served) : undefined
    if (amount === null) return fetchMoney()
    for (const one of counts) apply(one, {content: count})
    for (const one of amounts) apply(one, {content: amount})
    apply(link, {
      content: isRead && isBare ? tidy(`${label} ${amount ?? ''}`) : undefined,
      attributes: {
        href: ownHref,
        // a name has to hold what is seen, so that it can be spoken to
        'aria-label': isRead && !isBare ? tidy(`${element.textContent}, ${label}`) : undefined,
        'data-cart-indicator-state': isRead ? 'initialized' : 'uninitialized',
      },
      classes: {'cart-quantity-zero': isEmpty, 'show-empty-cart-state': showsEmpty ? isEmpty : undefined},
    })
    return undefined
  }

  return {
    show,
    restore: () => [...counts, ...amounts, link].forEach(restore),
  }
}
