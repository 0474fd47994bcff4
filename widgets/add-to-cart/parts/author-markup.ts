import type {Props} from '../../../src/widget/definition.ts'
import type {definition} from '../widget.ts'
import type {Found} from './mount-on.tsx'
import {isPressable} from './read-parts.ts'
import {readProduct, readTitle, UNKNOWN_VARIANT} from './read-product.ts'
import {shopProducts} from './shop-products.ts'

/** Author markup: the element holds everything of the product. If the element is the button, its form does. */
export function findInAuthorMarkup(element: HTMLElement, props: Props<typeof definition>): Found {
  const scope = (isPressable(element) && element.closest('form')) || element
  const description = props.product ??
    shopProducts.get(element) ?? {
      id: props['item-id'],
      title: readTitle(scope),
      productType: props['product-type'],
      variants: props.variants ?? UNKNOWN_VARIANT,
    }
  const {merchandising, label, quantity, mode, express: isExpress} = props
  const product = readProduct(description, element)
  return {
    scope,
    product,
    isList: mode === 'list',
    isExpress,
    merchandising,
    label,
    quantity,
    showsDifferences: props['price-differences'],
    lowStock: props['low-stock'],
    hasBuyBar: props['buy-bar'],
    swatches: props.swatches,
  }
}
