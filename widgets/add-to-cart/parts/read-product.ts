import {type Product, parseProduct} from '../../../src/model/product.ts'
import {warn} from '../../../src/page/report.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {definition} from '../widget.ts'

/** The variants of a product that the page identifies only by its id: the server knows its one variant. */
export const UNKNOWN_VARIANT = [{}]

export const readTitle = (scope: Element): string | undefined =>
  scope.querySelector('.ProductItem-details-title,.product-title,.product-item-title,h1')?.textContent?.trim()

/** The product described by the page. Throws if there is nothing to sell: the server HTML stays. */
export function readProduct(description: unknown, element: Element): Product {
  const parsed = parseProduct(description, {
    currency: currentSite().currency,
    warn: (problem) => warn(definition.name, problem, element),
  })
  if (!parsed.ok)
    throw new TypeError(`${parsed.problem}. Give data-product, or data-item-id and data-variants`)
  return parsed.value
}
