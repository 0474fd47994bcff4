/** Where the item was added. */
export type ShoppingSource = 'pdp' | 'listing' | 'quickview' | 'related' | 'api'

/** A product at its position in a list, counted from 1. */
export interface PlacedProduct {
  productId: string
  position: number
}

/** A widget that lists products. */
export type ListName = 'collection' | 'products' | 'recently-viewed' | 'wishlist' | 'product-search'

/** A product that the visitor has followed from a list. */
export interface ChosenProduct {
  list: ListName
  /** Null where only the address is known. */
  productId: string | null
  position: number
  /** The address of a suggestion. */
  destinationUrl?: string
}

/** A field of a list's form with a value. */
export interface ChosenFilter {
  name: string
  value: string
}

/** An addition that the server has confirmed. */
export interface AddedToCart {
  productId: string
  sku: string | null
  /** The quantity of this addition. */
  quantity: number
  /** Null for products that bypass the cart, such as subscriptions. */
  entryId: string | null
  /** The resulting quantity of the line in the cart. */
  newlyAdded: number | null
}

/** A button block. */
interface Button {
  blockId: string
}

type Nothing = Record<string, never>

/** Events that Vitrine sends, and their data (product.md §7, tracking.md T2 to T9). */
export interface TrackedEvents {
  /**
   * Once for each document, after a navigation within it, and when the page is restored from the back/forward cache.
   */
  PageView: Nothing
  /** For the census: once for each document, and when the page is restored from the back/forward cache. */
  Hit: Nothing
  ButtonRender: Button
  ButtonClick: Button & {destinationUrl?: string}
  VisitPDP: {productId: string}
  AddToCart: AddedToCart & {source: ShoppingSource}
  ViewCart: {cartId: string}
  /** A removal that the server has confirmed; a quantity of 0 counts as a removal. */
  RemoveFromCart: {productId: string; sku: string | null}
  RelatedProductDisplay: {products: PlacedProduct[]}
  RelatedProductClick: PlacedProduct
  RelatedProductAdd: AddedToCart
  ReviewsTab: {productId: string}
  ReviewsVitalsAnchorLink: {productId: string}
  /** A video with restricted access: its placeholder was seen, it started, or it was played to the end. */
  GatedVideo: {action: 'gate' | 'play' | 'complete'; videoId: string}
  QuickView: {productId: string}
  Overlay: {event: 'view' | 'close' | 'submit' | 'action'; version: string}
  /** A form that can be filled in, including newsletters and product forms (T6). */
  FormRender: {formId: string}
  /** What a page of the sample has measured, without an id of the visitor: once, as the page is hidden. */
  FieldData: {
    /** Of the release that ran. */
    version: string
    engine: 'chromium' | 'firefox' | 'webkit' | 'other'
    /** Elements whose widget was mounted, or has failed. */
    mounts: number
    /** Elements whose widget has failed. */
    errors: number
    /** Files of the release that a server refused. */
    missing: number
    /** Interaction to next paint, in milliseconds; null without an interaction. */
    interaction: number | null
  }
  commerce_checkout_order_confirmed: {
    orderId: string
    cartId: string | null
    testMode: boolean
    websiteId: string | null
  }
}

/**
 * What visitors do with lists. The names are those of GA4 where it has one. They are actions of
 * `CommerceShopping`, as those above are; pages without a list have no code for them.
 */
export interface ListEvents {
  /** A list was seen, or shows other products: each product once for each state of the filters. */
  view_item_list: {list: ListName; products: PlacedProduct[]}
  select_item: ChosenProduct
  /** `count`: the number of results; null where they are on another page. */
  search: {query: string; count: number | null}
  /** The filters or the order of a list have changed: those that hold now, and the number of results. */
  filter_item_list: {filters: ChosenFilter[]; count: number}
}
