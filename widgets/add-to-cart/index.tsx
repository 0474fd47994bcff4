import './add-to-cart.css'
import {island} from '../../src/widget/mount-rendered.ts'
import {findInAuthorMarkup} from './parts/author-markup.ts'
import {mountOn} from './parts/mount-on.tsx'
import {findInPlatformMarkup} from './parts/platform-markup.ts'
import {shopProducts} from './parts/shop-products.ts'
import {definition} from './widget.ts'

export const mount = island(definition, (widget) => {
  const {element} = widget
  const isAuthored = element.dataset.vitrine !== undefined
  mountOn(widget, isAuthored ? findInAuthorMarkup(element, widget.props) : findInPlatformMarkup(element))
})

/** A product that the page only names. */
export function prepare(element: HTMLElement): Promise<void> | undefined {
  const {productId, product} = element.dataset
  if (!productId || product) return undefined
  return import('./lazy/from-shop.ts').then(async ({readFromShop}) => {
    shopProducts.set(element, await readFromShop(element, productId))
  })
}
