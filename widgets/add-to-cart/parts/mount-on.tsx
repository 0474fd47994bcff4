import type {Product} from '../../../src/model/product.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {startCart} from '../../../src/page/store/start.ts'
import {trackItemView} from '../../../src/tracking/events/item-view.ts'
import type {Island} from '../../../src/widget/mount-rendered.ts'
import type {definition} from '../definition.ts'
import {AddToCart} from './AddToCart.tsx'
import type {AddToCartProps} from './context.ts'
import {readParts} from './read-parts.ts'

const LABEL_BUTTON = 'label[role=button]'
const QUICK_VIEW = 'dialog,[role=dialog],.sqs-lightbox'

/** The data of a button from one kind of markup. */
export interface Found {
  /** Holds all the parts. */
  scope: Element
  product: Product
  isList: boolean
  /** Overrides the product settings of the page context. */
  merchandising?: unknown
  label?: string | null
  quantity?: number
  isExpress?: boolean
}

type Button = Island<typeof definition>

/** Mounts the widget, whichever kind of markup it was found in. */
export function mountOn(widget: Button, found: Found): void {
  const {element: root, lazy, signal} = widget
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
  if (parts) widget.takeOver(<AddToCart {...props} parts={parts} />)
  else render(widget, props)
  if (parts && scope.querySelector(LABEL_BUTTON))
    // only some platform pages have such labels: a separate chunk. Without it they stay as they are
    void lazy(() => import(/* rare */ '../lazy/label-buttons.ts')).run(
      ({mendLabelButtons}) => mendLabelButtons(parts.controls, signal),
      () => {},
    )
  startCart()
  if (props.source === 'product') trackItemView(product.id)
}

/** Renders a button if the server HTML has none, after the existing content. Few pages need it: a separate chunk. */
function render(widget: Button, props: Omit<AddToCartProps, 'parts'>): void {
  widget.render(async (host) => {
    const {Markup, warnOfButtons} = await import('../lazy/Markup.tsx')
    warnOfButtons(props.root)
    return (
      <Markup host={host} {...props}>
        {(parts) => <AddToCart {...props} parts={parts} />}
      </Markup>
    )
  })
}
