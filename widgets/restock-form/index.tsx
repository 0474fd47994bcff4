import './restock-form.css'
import {parseJson} from '../../src/lib/parse-json.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {island} from '../../src/widget/mount-rendered.ts'
import {readParts} from './parts.ts'
import {RestockForm} from './RestockForm.tsx'
import {definition} from './widget.ts'

/** The product of a form that names none: newer pages of the platform name it around all of the product's parts. */
function productAround(root: Element): string | null {
  const around = root.closest<HTMLElement>('[data-product-id],[data-controller="ProductDetail"]')
  const {productId, context} = around?.dataset ?? {}
  const parsed = parseJson(context)
  return productId || (parsed.ok ? textOrNull(readPath(parsed.value, 'product.id')) : null)
}

/** Few pages need it. */
const loadMarkup = () => import('./Markup.tsx')

export const mount = island(definition, ({element: root, props, takeOver, render}) => {
  const {'variant-id': variantId, 'mailing-list': ofElement} = props
  const productId = props['product-id'] ?? productAround(root)
  if (!productId) throw new TypeError('names no product. Give data-product-id')
  const mailingList = root.dataset.mailingList ? ofElement : null
  const common = {root, productId, variantId, mailingList}
  const parts = readParts(root)
  if (parts) takeOver(<RestockForm {...common} parts={parts} />)
  else
    render(async (host) => {
      const {Markup} = await loadMarkup()
      return (
        <Markup host={host} productId={productId} mailingList={mailingList}>
          {(rendered) => <RestockForm {...common} {...rendered} />}
        </Markup>
      )
    })
})
