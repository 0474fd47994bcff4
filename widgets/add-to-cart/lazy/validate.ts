import {listComma} from '../../../src/lib/list-comma.ts'
import type {Cart} from '../../../src/model/cart.ts'
import {keyOf} from '../../../src/model/item-key.ts'
import {limitWords, parseWithin} from '../../../src/model/parse-quantity.ts'
import type {Product, Variant} from '../../../src/model/product.ts'
import {PRODUCT_TYPE} from '../../../src/model/product-type.ts'
import {quantityInCart} from '../../../src/model/quantity-in-cart.ts'
import type {QuantityLimits} from '../../../src/model/quantity-limits.ts'
import {findVariant, mendableOptions, missingOptions, type Selection} from '../../../src/model/selection.ts'
import {isVariantSoldOut, variantStock} from '../../../src/model/stock.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import type {Problem} from '../parts/context.ts'
import {activeTexts as text} from './strings.ts'

/** The product to add. */
export interface Valid {
  variant: Variant
  quantity: number
  /** From the page's own fields, by name. */
  answers?: Readonly<Record<string, unknown>>
}

export type Checked = ({ok: true} & Valid) | ({ok: false} & Problem)

export interface Wanted {
  product: Product
  selection: Selection
  /** The typed text; null without a quantity field. */
  quantityText: string | null
  limits: QuantityLimits
  /** The browser reads another number than the field shows. */
  isMisread: boolean
  defaultQuantity: number
  cart: Cart | null
}

function missingMessage(product: Product, missing: string[]): string {
  if (product.productType === PRODUCT_TYPE.giftCard) return text('denomination')
  const [option = '', option2 = ''] = missing
  if (missing.length === 1) return text('missingOne', {option})
  if (missing.length === 2) return text('missingTwo', {option1: option, option2})
  const comma = listComma(currentSite().locale)
  return text('missingMany', {
    optionsList: missing.slice(0, -1).join(comma),
    lastOption: missing.at(-1) ?? '',
  })
}

const refuseQuantity = (message: string): Checked => ({ok: false, message, options: [], isQuantity: true})

/**
 * Checks in the order in which a visitor fixes problems: options, variant, quantity, stock (product.md §5, add to
 * cart).
 */
export function validate({
  product,
  selection,
  quantityText,
  limits,
  isMisread,
  defaultQuantity,
  cart,
}: Wanted): Checked {
  const missing = missingOptions(product, selection)
  if (missing.length)
    return {ok: false, message: missingMessage(product, missing), options: missing, isMissing: true}
  const variant = findVariant(product, selection)
  if (!variant || isVariantSoldOut(product, variant))
    return {ok: false, message: text('unavailable'), options: mendableOptions(product, selection)}
  if (isMisread) return refuseQuantity(text('notWhole'))
  const parsed =
    quantityText === null ? {ok: true as const, value: defaultQuantity} : parseWithin(quantityText, limits)
  if (!parsed.ok) return refuseQuantity(text(parsed.reason, limitWords(limits, quantityText ?? '')))
  const inCart = cart ? quantityInCart(cart, keyOf(product, variant)) : 0
  if (parsed.value + inCart > variantStock(product, variant)) return refuseQuantity(text('notEnough'))
  return {ok: true, variant, quantity: parsed.value}
}
