import './restock-form.css'
import type {Mount, MountContext} from '../../src/contract/widget.ts'
import {mountIsland} from '../../src/widget/island.tsx'
import {mountRendered} from '../../src/widget/mount-rendered.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {readParts} from './parts.ts'
import {RestockForm, type RestockFormProps} from './RestockForm.tsx'

type Props = Omit<RestockFormProps, 'parts'>

export const mount: Mount = (element, context) => {
  const {
    'product-id': productId,
    'variant-id': variantId,
    'mailing-list': said,
  } = readProps(element, definition)
  if (!productId) throw new TypeError('names no product. Give data-product-id')
  const mailingList = element.dataset.mailingList ? said : null
  const props = {root: element, productId, variantId, mailingList}
  const parts = readParts(element)
  return parts ? mountIsland(<RestockForm {...props} parts={parts} />, context) : render(props, context)
}

/** Where the server rendered no form, we do. Few pages need it: a chunk of its own. */
function render(props: Props, context: MountContext): () => void {
  const {root, productId, mailingList} = props
  const load = async (host: HTMLElement) => {
    const {Markup} = await import('./Markup.tsx')
    return (
      <Markup host={host} productId={productId} mailingList={mailingList}>
        {(rendered) => <RestockForm {...props} {...rendered} />}
      </Markup>
    )
  }
  return mountRendered(root, load, context)
}
