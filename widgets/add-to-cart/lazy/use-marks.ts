import {useState} from 'react'
import type {Badge} from '../../../src/model/display-state.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import type {AddToCartProps} from '../parts/context.ts'

/** Shows the mark of what is chosen; undefined leaves what the server shows. */
export function useMarks({parts}: AddToCartProps, badge: Badge | undefined): void {
  const [[soldOutMarks, saleMarks]] = useState(() => [
    [...parts.scope.querySelectorAll('.product-mark.sold-out')],
    [...parts.scope.querySelectorAll('.product-mark.sale')],
  ])
  const shown = (mark: Badge) => ({
    attributes: {hidden: badge === undefined ? undefined : badge === mark ? null : ''},
  })
  useAdopt(soldOutMarks ?? null, shown('sold-out'))
  useAdopt(saleMarks ?? null, shown('sale'))
}
