import type {Product} from '../../../src/model/product.ts'
import type {Swatches} from '../../../src/model/swatches.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {startCart} from '../../../src/page/store/start.ts'
import {trackItemView} from '../../../src/tracking/events/item-view.ts'
import type {Island} from '../../../src/widget/mount-rendered.ts'
import type {takeOverButtons} from '../lazy/value-buttons.ts'
import type {definition} from '../widget.ts'
import {AddToCart} from './AddToCart.tsx'
import type {AddToCartProps} from './context.ts'
import {offerExtras} from './extras.ts'
import {type Parts, readParts} from './read-parts.ts'

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
  showsDifferences?: boolean
  lowStock?: number | null
  hasBuyBar?: boolean
  swatches?: Swatches
}

type Button = Island<typeof definition>

/** Buttons for values become controls before anything reads the choice. Without their code, the page stays as it is. */
async function readValues(widget: Button, parts: Parts, product: Product): Promise<void> {
  const code: {takeOver?: typeof takeOverButtons} = {}
  await widget
    .lazy(() => import('../lazy/value-buttons.ts'))
    .run(
      (loaded) => {
        code.takeOver = loaded.takeOverButtons
      },
      () => {},
    )
  if (!widget.signal.aborted) parts.readValues = code.takeOver?.(parts, product, widget)
}

/** Mounts the widget, whichever kind of markup it was found in. */
export function mountOn(widget: Button, found: Found): void {
  const {element: root} = widget
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
    showsDifferences: found.showsDifferences ?? false,
    lowStock: found.lowStock ?? null,
  }
  const parts = readParts(scope, root, product)
  const offer = (own: Parts) =>
    offerExtras(widget, {...props, parts: own, hasBuyBar: found.hasBuyBar, swatches: found.swatches})
  if (parts) {
    const take = () => {
      if (widget.signal.aborted) return
      widget.takeOver(<AddToCart {...props} parts={parts} />)
      offer(parts)
    }
    if (!parts.values[0]) take()
    else {
      const ready = readValues(widget, parts, product).then(take).catch(widget.fail)
      widget.context.wait?.(ready)
    }
  } else render(widget, props, {onParts: offer, swatches: found.swatches})
  startCart()
  if (props.source === 'product') trackItemView(product.id)
}

/** Renders a button if the server HTML has none, after the existing content. Few pages need it: a separate chunk. */
function render(
  widget: Button,
  props: Omit<AddToCartProps, 'parts'>,
  {onParts, swatches = 'none'}: {onParts: (parts: Parts) => void; swatches: Swatches | undefined},
): void {
  widget.render(async (host) => {
    const {Markup, warnOfButtons} = await import('../lazy/Markup.tsx')
    warnOfButtons(props.root)
    return (
      <Markup host={host} onParts={onParts} swatches={swatches} {...props}>
        {(parts) => <AddToCart {...props} parts={parts} />}
      </Markup>
    )
  })
}
