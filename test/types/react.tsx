import {AddToCart, CartPopover, configure, Gallery, Slot, useCart} from 'vitrine/react'
import type {ProductItem} from 'vitrine/react/jsx'

const mug = {id: 'mug', title: 'Mug', variants: [{sku: 'M', price: 900, qtyInStock: 3}]} satisfies ProductItem

export const good = (
  <AddToCart product={mug} mode="list" onItemAdded={({detail}) => detail.quantityAdded.toFixed()}>
    <Slot name="added">Yours</Slot>
    <div data-vitrine="gallery" data-design="stacked" />
  </AddToCart>
)
export function Count() {
  return useCart().cart?.totalQuantity
}

export const byId = <AddToCart productId="mug" />
// @ts-expect-error a product, or its id
export const nothing = <AddToCart />
// @ts-expect-error one of page and list
export const mode = <AddToCart product={mug} mode="grid" />
// @ts-expect-error a product is an object
export const product = <AddToCart product="mug" />
// @ts-expect-error no such prop
export const prop = <AddToCart product={mug} amount={2} />
// @ts-expect-error another event
export const event = <AddToCart product={mug} onGalleryChange={() => {}} />
// @ts-expect-error no such design
export const design = <Gallery design="mosaic" />
// @ts-expect-error no such position
export const position = <CartPopover position="left" />
// @ts-expect-error a slot has a name
export const slot = <Slot>Yours</Slot>
// @ts-expect-error no such widget
export const name = <div data-vitrine="galery" />
// @ts-expect-error a variant has stock as a number
export const stock = {id: 'mug', variants: [{sku: 'M', price: 900, qtyInStock: 'many'}]} satisfies ProductItem
// @ts-expect-error no such setting
configure({shop: 'x'})
export function Empty() {
  // @ts-expect-error the state is read-only
  useCart().cart = null
  return null
}
