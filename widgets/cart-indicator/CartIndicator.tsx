import {countLabelKey, formatCount} from '../../src/format/count.ts'
import {formatMoney} from '../../src/format/money.ts'
import {currentSite} from '../../src/site/current-site.ts'
import {useStore, useTexts} from '../../src/store/react.ts'
import type {State} from '../../src/store/types.ts'
import {useAdopt} from '../../src/ui/use-adopt.ts'
import {texts} from './strings.ts'

export interface CartIndicatorProps {
  /** The element itself, normally a link. */
  root: Element
  quantities: readonly Element[]
  subtotals: readonly Element[]
  /** The subtotal as the server rendered it; null where none is shown. */
  served: string | null
  /** For a link without an address of its own. */
  href?: string | undefined
  /** The class that shows an empty cart was served; where it was not, the site hides empty carts. */
  showsEmpty: boolean
}

/** Undefined until the cart was read: the server's text stays until then. */
const selectCart = ({synced, cart}: State) => (synced ? cart : undefined)

/** The first formatter of a page costs some 50 ms: a subtotal that the server already shows is not formatted again. */
const saysCents = (text: string, cents: number): boolean => Number(text.replace(/\D/g, '')) === cents

function formatSubtotal(cents: number, served: string): string {
  const {currency, locale} = currentSite()
  return saysCents(served, cents) ? served : formatMoney({currency, minor: cents}, locale)
}

const readText = ({textContent}: Element): string => (textContent ?? '').replace(/\s+/g, ' ').trim()

export function CartIndicator({root, quantities, subtotals, served, href, showsEmpty}: CartIndicatorProps) {
  const cart = useStore(selectCart)
  const text = useTexts(texts)
  const isRead = cart !== undefined
  const items = cart?.totalQuantity ?? 0
  const isEmpty = isRead ? items === 0 : undefined
  const label = text(countLabelKey(items), {n: `${items}`})
  const subtotal = isRead && served !== null ? formatSubtotal(cart?.subtotalCents ?? 0, served) : ''
  const isBare = !quantities.length && !subtotals.length

  useAdopt(quantities, {content: isRead ? formatCount(items) : undefined})
  useAdopt(subtotals, {content: isRead ? subtotal : undefined})
  useAdopt(root, () => ({
    content: isRead && isBare ? `${label} ${subtotal}`.trim() : undefined,
    attributes: {
      href,
      // a name has to hold what is seen, so that it can be spoken to
      'aria-label': isRead && !isBare ? `${readText(root)}, ${label}` : undefined,
      'data-cart-indicator-state': isRead ? 'initialized' : 'uninitialized',
    },
    classes: {
      'cart-quantity-zero': isEmpty,
      'show-empty-cart-state': showsEmpty ? isEmpty : undefined,
    },
  }))
  return null
}
