import './restock-form.css'
import {island} from '../../src/widget/mount-rendered.ts'
import {readParts} from './parts.ts'
import {productAround} from './product-around.ts'
import {RestockForm} from './RestockForm.tsx'
import {definition} from './widget.ts'

/** Few pages need it. */
const loadMarkup = () => import('./Markup.tsx')

export const mount = island(definition, ({element: root, props, takeOver, render}) => {
  const {'variant-id': variantId, 'mailing-list': said} = props
  const productId = props['product-id'] ?? productAround(root)
  if (!productId) throw new TypeError('names no product. Give data-product-id')
  const mailingList = root.dataset.mailingList ? said : null
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
