import {formatMoneyIfThere} from '../../../src/format/lazy-money.ts'
import {memoize} from '../../../src/lib/memoize.ts'
import type {Cart} from '../../../src/model/cart.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {createView} from '../../../src/widget/follow-store.ts'
import {texts} from '../widget.ts'
import {countLabelKey, formatCount} from './count.ts'

/** The first formatter of a page costs some 50 ms: a subtotal that the server already shows is not formatted again. */
function formatSubtotal(cart: Cart | null, served: string): string | null {
  const site = currentSite()
  const currency = cart?.currency ?? site.currency
  const minor = cart?.subtotalCents ?? 0
  const minorUnits = cart?.minorUnits
  return currency === site.currency && Number(served.replace(/\D/g, '')) === minor
    ? served
    : formatMoneyIfThere({currency, minor, minorUnits}, site.locale)
}

/**
 * The view of a cart including pending changes. All indicators on a page have similar server HTML, so each result is
 * computed once.
 */
export const selectView = createView(({synced, shown: cart}) => {
  const items = cart?.totalQuantity ?? 0
  const label = texts(countLabelKey(items), {n: `${items}`})
  return {
    /** Undefined until the cart has loaded: the server's text stays until then. */
    count: synced ? formatCount(items) : undefined,
    /** Replaces the subtotal of the server HTML; null if something has to load first. */
    toAmount: memoize((served) => formatSubtotal(cart, served)),
    /** The count as a sentence. */
    label,
    /** An accessible name: it has to contain the visible text, for speech control. */
    toName: memoize((seen) => `${seen}, ${label}`.replace(/\s+/g, ' ').trim()),
  }
})

export type View = ReturnType<typeof selectView>

/** Updates the indicator: returns a promise if something has to load first. */
export type Show = (view: View) => Promise<void> | undefined
