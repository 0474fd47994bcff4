import type {MountContext} from '../../src/lib/widget.ts'
import {parseMerchandising} from '../../src/model/merchandising.ts'
import type {Product} from '../../src/model/product.ts'
import {isSoldOut} from '../../src/model/product-state.ts'
import {currentSite} from '../../src/site/current-site.ts'
import {startCart} from '../../src/store/start.ts'
import {mountIsland} from '../../src/ui/island.tsx'
import {AddToCart} from './AddToCart.tsx'
import type {AddToCartProps} from './context.ts'
import {readParts} from './parts.ts'

const QUICK_VIEW = 'dialog,[role=dialog],.sqs-lightbox'

/** What one kind of markup has told of a button. */
export interface Found {
  /** Holds all the parts. */
  scope: Element
  product: Product
  isList: boolean
  /** In place of what the page context says of the product. */
  merchandising?: unknown
  label?: string | null
  quantity?: number
  isExpress?: boolean
}

/** Mounts the widget, whichever kind of markup it was found in. */
export function mountOn(root: HTMLElement, found: Found, context: MountContext): () => void {
  const {scope, product, isList, label = null, quantity = 1} = found
  const site = currentSite()
  const props: Omit<AddToCartProps, 'parts'> = {
    root,
    product,
    merchandising: parseMerchandising(found.merchandising ?? site.merchandising(product.id)),
    source: root.closest(QUICK_VIEW) ? 'quick-view' : isList ? 'list' : 'product',
    isList,
    isSoldOut: isSoldOut(product),
    label,
    quantity,
    isExpress: () => found.isExpress || currentSite().isExpressCheckout(),
  }
  const parts = readParts(scope, root)
  const end = parts ? mountIsland(<AddToCart {...props} parts={parts} />, context) : render(props, context)
  startCart()
  return end
}

/** Where the server rendered nothing to press, we do, behind what is there. Few pages need it: a chunk of its own. */
function render(props: Omit<AddToCartProps, 'parts'>, context: MountContext): () => void {
  const host = document.createElement('div')
  let island = () => {}
  const fail = (error: unknown) => {
    host.remove()
    context.fail(error)
  }
  props.root.append(host)
  import('./Markup.tsx')
    .then(({Markup}) => {
      if (!host.isConnected) return
      island = mountIsland(
        <Markup host={host} {...props}>
          {(parts) => <AddToCart {...props} parts={parts} />}
        </Markup>,
        {fail},
        host,
      )
    })
    .catch(fail)
  return () => {
    island()
    host.remove()
  }
}
