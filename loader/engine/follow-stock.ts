import {formsOf} from '../../src/page/item-forms.ts'
import {page} from '../../src/page/page.ts'
import {safeDocument} from '../../src/page/safe-document.ts'
import type {Claims} from '../claim.ts'

/** A stock change counts as a use of the item's forms, which would otherwise mount too late to receive it. */
export function followStock(claims: Claims): void {
  document.addEventListener(
    'vitrine:stock-change',
    ({detail}) => {
      const {stock} = page()
      for (const form of safeDocument.querySelectorAll(formsOf(`${detail?.itemId}`))) {
        stock.set(form, [...(stock.get(form) ?? []), detail])
        claims.use(form)
      }
    },
    true,
  )
}
