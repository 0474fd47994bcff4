/** Where an item was added from (tracking.md T9). */
export type ShoppingSource = 'pdp' | 'listing' | 'quickview' | 'related' | 'api'

/** A product at its place among others, counted from 1. */
export interface PlacedProduct {
  productId: string
  position: number
}

/** An addition that the server has confirmed. */
export interface AddedToCart {
  productId: string
  sku: string | null
  /** That came with this addition. */
  quantity: number
  /** Null for what goes past the cart, as subscriptions do. */
  entryId: string | null
  /** How many of it are in the cart now. */
  newlyAdded: number | null
}

/** A button block. */
interface Button {
  blockId: string
}

type Nothing = Record<string, never>

/** Events that Vitrine sends, and their data (product.md §7, tracking.md T2 to T9). */
export interface TrackedEvents {
  /** Once a document, after a navigation within it, and when it comes back from the browser's cache. */
  PageView: Nothing
  /** For the census: once a document, and when it is restored from the browser's cache. */
  Hit: Nothing
  ButtonRender: Button
  ButtonClick: Button & {destinationUrl?: string}
  VisitPDP: {productId: string}
  AddToCart: AddedToCart & {source: ShoppingSource}
  ViewCart: {cartId: string}
  /** A removal that the server has confirmed; a quantity of 0 is one. */
  RemoveFromCart: {productId: string; sku: string | null}
  RelatedProductDisplay: {products: PlacedProduct[]}
  RelatedProductClick: PlacedProduct
  RelatedProductAdd: AddedToCart
  ReviewsTab: {productId: string}
  ReviewsVitalsAnchorLink: {productId: string}
  /** A video that not everyone may see: what stands in its place was seen, it was begun, or seen to its end. */
  GatedVideo: {action: 'gate' | 'play' | 'complete'; videoId: string}
  QuickView: {productId: string}
  Overlay: {event: 'view' | 'close' | 'submit' | 'action'; version: string}
  /** A form that can be filled in, newsletters and forms of products too (T6). */
  FormRender: {formId: string}
  commerce_checkout_order_confirmed: {
    orderId: string
    cartId: string | null
    testMode: boolean
    websiteId: string | null
  }
}
