import {formatMoney} from '../../../src/format/money.ts'
import type {Variant} from '../../../src/model/product.ts'
import {readUnitPrice, type UnitPrice} from '../../../src/model/unit-price.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import type {AddToCartProps} from '../parts/context.ts'

const say = ({money, reference}: UnitPrice): string =>
  `${formatMoney(money, currentSite().locale)} / ${reference}`

/** The price of a unit follows the chosen variant as the price does (use-prices.ts); one without it shows none. */
export function useUnitPrice({parts, product}: AddToCartProps, shown: Variant | null | undefined): void {
  const unitPrice = shown === undefined ? undefined : readUnitPrice(product, shown)
  useAdopt(
    [...parts.scope.querySelectorAll('.product-unit-price')],
    unitPrice === undefined
      ? {}
      : {content: unitPrice ? say(unitPrice) : [], attributes: {hidden: unitPrice ? null : ''}},
  )
}
