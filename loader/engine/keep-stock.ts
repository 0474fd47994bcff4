import {formsOf} from '../../src/page/item-forms.ts'
import {page} from '../../src/page/page.ts'
import {safeDocument} from '../../src/page/safe-document.ts'
import type {Claims} from '../claim.ts'

/** A stock that changes is a use of the item's forms; what is mounted later has to know of it, too. */
export function keepStock(claims: Claims): void {
  document.addEventListener(
    'vitrine:stock-change',
    ({detail}) => {
      page().stock.set(`${detail?.itemId} ${detail?.sku}`, detail)
      for (const form of safeDocument.querySelectorAll(formsOf(`${detail?.itemId}`))) claims.use(form)
    },
    true,
  )
}
