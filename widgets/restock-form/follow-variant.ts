import {readPath} from '../../src/lib/read-path.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'

/** Containers that can hold another copy of the same product. */
const OVERLAY = 'dialog,[role=dialog],.sqs-lightbox'
/** Generation "7.1, products v2" has one form for all variants. */
const ONE_FOR_ALL = '[data-controller="ProductDetail"]'

/** The variant of a form, and whether the form is shown; undefined keeps the server's decision. */
export interface Followed {
  variantId: string | null
  isShown: boolean | undefined
}

export interface Wanted {
  root: HTMLElement
  productId: string
  /** The one variant that the form is for, from the server HTML. */
  variantId: string | null
}

/** The effect of a variant change on a form; null if it concerns another form. */
export function readChoice({root, productId, variantId}: Wanted, event: Event): Followed | null {
  const {target} = event
  const detail = event instanceof CustomEvent ? event.detail : null
  if (readPath(detail, 'itemId') !== productId) return null
  if (!(target instanceof Element) || target.closest(OVERLAY) !== root.closest(OVERLAY)) return null
  const ids = ['variant.id', 'variant.sku'].flatMap((path) => textOrNull(readPath(detail, path)) ?? [])
  const isForOne = variantId !== null && !root.closest(ONE_FOR_ALL)
  if (!readPath(detail, 'variant')) {
    const isIncomplete = Object(readPath(detail, 'unselected')).length !== 0
    // a combination that does not exist cannot come back, and without a choice only a form for one variant has one
    return {variantId, isShown: isIncomplete && variantId !== null ? undefined : false}
  }
  const isOut = readPath(detail, 'inStock') === false
  return isForOne
    ? {variantId, isShown: isOut && ids.includes(variantId)}
    : {variantId: ids[0] ?? variantId, isShown: isOut}
}
