import type {MountContext} from '../../src/contract/widget.ts'
import type {Product} from '../../src/model/product.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import {startCart} from '../../src/page/store/start.ts'
import {trackItemView} from '../../src/tracking/events/item-view.ts'
import {mountIsland} from '../../src/widget/island.tsx'
import {mountRendered} from '../../src/widget/mount-rendered.ts'
import {AddToCart} from './AddToCart.tsx'
import type {AddToCartProps} from './context.ts'
import type {OptionControl} from './controls.ts'
import {readParts} from './parts.ts'

const LABEL_BUTTON = 'label[role=button]'
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
    merchandising: found.merchandising ?? site.merchandising(product.id),
    source: root.closest(QUICK_VIEW) ? 'quick-view' : isList ? 'list' : 'product',
    isList,
    label,
    quantity,
    isExpress: () => found.isExpress || currentSite().isExpressCheckout(),
  }
  const parts = readParts(scope, root, product.optionNames)
  const end = parts ? mountIsland(<AddToCart {...props} parts={parts} />, context) : render(props, context)
  const labels = parts && scope.querySelector(LABEL_BUTTON) && mendLabels(parts.controls)
  startCart()
  if (props.source === 'product') trackItemView(product.id)
  return () => {
    labels?.abort()
    end()
  }
}

/** Only some platform pages have such labels: a chunk of its own. Without it they stay as they are. */
function mendLabels(controls: readonly OptionControl[]): AbortController {
  const over = new AbortController()
  import(/* rare */ './label-buttons.ts').then(
    ({mendLabelButtons}) => mendLabelButtons(controls, over.signal),
    () => {},
  )
  return over
}

/** Where the server rendered nothing to press, we do, behind what is there. Few pages need it: a chunk of its own. */
function render(props: Omit<AddToCartProps, 'parts'>, context: MountContext): () => void {
  const load = async (host: HTMLElement) => {
    const {Markup, warnOfButtons} = await import('./Markup.tsx')
    warnOfButtons(props.root)
    return (
      <Markup host={host} {...props}>
        {(parts) => <AddToCart {...props} parts={parts} />}
      </Markup>
    )
  }
  return mountRendered(props.root, load, context)
}
