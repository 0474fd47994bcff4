import {formatMoneyIfThere} from '../../../src/format/lazy-money.ts'
import {memoize} from '../../../src/lib/memoize.ts'
import type {Cart} from '../../../src/model/cart.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {createView} from '../../../src/page/store/view.ts'
import {texts} from '../strings.ts'
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
 * What indicators show of a cart, with what the visitor is changing of it. A page's hundred were served alike: what they
 * make of that is made once.
 */
export const selectView = createView(({synced, shown: cart}) => {
  const items = cart?.totalQuantity ?? 0
  const label = texts(countLabelKey(items), {n: `${items}`})
  return {
    /** Undefined until the cart was read: the server's text stays until then. */
    count: synced ? formatCount(items) : undefined,
    /** In place of the subtotal that was served; null where something has to come first. */
    toAmount: memoize((served) => formatSubtotal(cart, served)),
    /** The count as a sentence. */
    label,
    /** An accessible name: it has to hold what is seen, so that it can be spoken to. */
    toName: memoize((seen) => `${seen}, ${label}`.replace(/\s+/g, ' ').trim()),
  }
})

export type View = ReturnType<typeof selectView>

/** Shows it: a promise where something has to come first. */
export type Show = (view: View) => Promise<void> | undefined
