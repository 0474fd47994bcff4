import {parseJson} from '../../src/lib/parse-json.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'

/** The product of a form that names none: newer pages of the platform name it around all of the product's parts. */
export function productAround(root: Element): string | null {
  const around = root.closest<HTMLElement>('[data-product-id],[data-controller="ProductDetail"]')
  const {productId, context} = around?.dataset ?? {}
  const parsed = parseJson(context)
  return productId || (parsed.ok ? textOrNull(readPath(parsed.value, 'product.id')) : null)
}
