import {formsOf} from '../../src/page/item-forms.ts'
import {page} from '../../src/page/page.ts'
import {safeDocument} from '../../src/page/safe-document.ts'
import type {Claims} from '../claim.ts'

/**
 * A stock change counts as a use of the item's forms, which would otherwise mount too late to receive it, and so does a
 * request for the selected variant.
 */
export function followItems(claims: Claims): void {
  document.addEventListener(
    'vitrine:variant-wanted',
    ({detail}) => {
      if (detail?.variantId === null)
        safeDocument.querySelectorAll(formsOf(`${detail.itemId}`)).forEach(claims.use)
    },
    true,
  )
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
