import type {Page} from 'playwright-core'

/** The settings of the loader's tag, by attribute without `data-`. */
export type Tag = Readonly<
  Partial<Record<'backend' | 'api' | 'key' | 'channel' | 'region' | 'checkout', string>>
>

export interface Variant {
  /** Option name to value; empty for a product with one variant. */
  options: Readonly<Record<string, string>>
  sku: string
  /** The price that a visitor pays, in minor units. */
  price: number
}

/** A product of a running shop, for pages and the story. */
export interface Good {
  /** The value of `data-product-id`: an id or a handle. */
  id: string
  title: string
  variants: readonly Variant[]
  /** The stock of each variant. */
  stock: number
  /** The value of `data-product`, if the page has to contain the product. */
  json?: unknown
}

/**
 * The roles of products in the story: two variants of one option with two prices · one variant with a large stock · a small
 * stock · no stock · a reduced price.
 */
export type Role = 'options' | 'plain' | 'last' | 'soldOut' | 'sale'

/** The same shop for visitors who pay in another currency. */
export interface Abroad {
  tag: Tag
  currency: string
  /** The price of `plain` there, in minor units. */
  price: number
}

/** A running shop with products. */
export interface RunningShop {
  tag: Tag
  /** The other origins that the pages connect to. */
  origins: readonly string[]
  currency: string
  goods: Readonly<Record<Role, Good>>
  /** The name of the category that has `plain`, and not all products. */
  category: string
  /** A promotion code and its percentage. */
  code: {text: string; percent: number}
  abroad: Abroad | null
  /** The origin of a shop on the pages' origin: it answers the requests that the pages' server does not. */
  proxied?: string
  /** The path of a page with a product, for a shop on the pages' origin whose API lists none. */
  productPage?: string
  /** The origin of the API that the shop's own pages name, if no name server knows it. */
  namedApi?: string
  /** The script of the page `/checkout`, if the site provides the checkout; the page has a button "Place order". */
  checkoutScript?: string
  /** Orders on the open checkout page, and waits until the shop confirms the order. */
  order: (page: Page) => Promise<void>
  /** The contents of all carts in the shop's database: `3 × BOWL-S`, sorted. */
  held: () => Promise<string[]>
  /** The contents of one visitor's cart, by cookies, in a shop that can have carts without a visitor. */
  heldBy?: (cookie: string) => Promise<string[]>
  /** The contents of all orders, likewise. */
  ordered: () => Promise<string[]>
  /** Deletes carts and orders. */
  reset: () => Promise<void>
  /** Stops the shop, and removes its files. */
  stop: () => Promise<void>
}

/** Thrown if a shop cannot start on this machine: it has then neither passed nor failed. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** The export `shop` of each folder's `start.ts`. */
export interface ShopKind {
  name: string
  /** For the table: a real server with its version, or a double. */
  what: string
  /** For a guide whose reader already has a shop: the texts that stand for that shop, by setting of the tag. */
  guide?: Readonly<Partial<Record<keyof Tag, string>>>
  /** Installs missing programs if possible. Blocks. */
  installPrograms?: () => unknown
  /** Installs the shop's packages, and starts it. Throws `CannotStart` if the machine lacks something. */
  start: () => Promise<RunningShop>
}
