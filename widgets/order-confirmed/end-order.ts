import {parseJson} from '../../src/lib/parse-json.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {tryStorage} from '../../src/page/storage.ts'
import {ADDING, KEY, REMOVED} from '../../src/page/store/has-kept.ts'
import {tellOrdered} from '../../src/page/store/tabs.ts'

/**
 * After an order, nothing that was meant for its cart is sent any more: not by this page, another tab, or a later page.
 * `cart` is its id; null ends everything.
 */
export function endOrder(cart: string | null): void {
  tryStorage(() => {
    const stored = parseJson(localStorage.getItem(KEY))
    const id = stored.ok && readPath(stored.value, 'cart')
    if (!cart || !id || id === cart) localStorage.removeItem(KEY)
    localStorage.removeItem(ADDING)
    sessionStorage.removeItem(REMOVED)
  })
  tellOrdered(cart)
}
