import {warn} from '../../src/page/report.ts'
import type {PlacedProduct} from '../../src/tracking/events/events.ts'
import {track} from '../../src/tracking/events/track.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './widget.ts'

/** Each block is reported as displayed once, however often it mounts. */
const displayed = new WeakSet<Element>()

function readProducts(block: Element): Map<string, PlacedProduct> {
  const ids = [...block.querySelectorAll<HTMLElement>('[data-product-id]')].map(
    ({dataset}) => dataset.productId,
  )
  const unique = [...new Set(ids)].filter((id) => id !== undefined && id !== '')
  return new Map(unique.map((productId = '', index) => [productId, {productId, position: index + 1}]))
}

/** Nothing but the author's own card. */
const isEmpty = (block: Element): boolean =>
  !block.querySelector(':scope > :not(template)') && !block.textContent?.trim()

function tellOfDisplay(block: Element): void {
  const products = [...readProducts(block).values()]
  if (displayed.has(block) || !products.length) return
  displayed.add(block)
  track('RelatedProductDisplay', {products})
}

/** Most pages have the products in the HTML of the server. */
const loadShow = () => import('./lazy/show-related.ts')

/** Related products on a page, which tracking reports (tracking.md T9). An empty element shows those that the shop recommends. */
export const mount = enhance(definition, (widget) => {
  const {element: block, signal} = widget
  // the widget has no attributes: the call lets the QA overlay report any that are written
  readProps(block, definition)
  if (block.querySelector('a[href]') && !block.querySelector('[data-product-id]'))
    warn(definition.name, 'names no products. Give each of them data-product-id', block)
  tellOfDisplay(block)
  if (isEmpty(block))
    void widget.lazy(loadShow).run(({showRelated}) => showRelated(widget, () => tellOfDisplay(block)))
  block.addEventListener(
    'click',
    ({target}) => {
      const item = target instanceof Element && target.closest('a')?.closest<HTMLElement>('[data-product-id]')
      const product = item && readProducts(block).get(item.dataset.productId ?? '')
      if (product) track('RelatedProductClick', product)
    },
    {signal},
  )
})
