import type {Page} from 'playwright-core'

/** The settings of the loader's tag, by the names that they have there without `data-`. */
export type Tag = Readonly<
  Partial<Record<'backend' | 'api' | 'key' | 'channel' | 'region' | 'checkout', string>>
>

export interface Variant {
  /** Option name to value; none for a product of one variant. */
  options: Readonly<Record<string, string>>
  sku: string
  /** What a visitor pays for one, in minor units. */
  price: number
}

/** A product of a running shop, as pages and the story know it. */
export interface Good {
  /** What `data-product-id` names: an id or a handle. */
  id: string
  title: string
  variants: readonly Variant[]
  /** How many there are of each variant. */
  stock: number
  /** For `data-product`, where the page has to bring the product. */
  json?: unknown
}

/**
 * What the story needs a product for: two variants of one option with two prices · plenty of one variant · few · none · one
 * whose price is lower than it was.
 */
export type Role = 'options' | 'plain' | 'last' | 'soldOut' | 'sale'

/** The same shop for visitors who pay in other money. */
export interface Abroad {
  tag: Tag
  currency: string
  /** What one of `plain` costs there, in minor units. */
  price: number
}

/** A shop that runs, filled with its products. */
export interface RunningShop {
  tag: Tag
  /** Addresses that its pages connect to, besides their own origin. */
  origins: readonly string[]
  currency: string
  goods: Readonly<Record<Role, Good>>
  /** A code that takes this many percent off. */
  code: {text: string; percent: number}
  abroad: Abroad | null
  /** An origin that answers what the pages' server does not: of a shop that its pages share the origin with. */
  proxied?: string
  /** Script of the page `/checkout`, where the shop leaves the checkout to the site: it shows a button "Place order". */
  checkoutScript?: string
  /** Orders on the checkout page that is open, until the shop has said that it is done. */
  order: (page: Page) => Promise<void>
  /** What all carts hold in the shop's own database: `3 × BOWL-S`, sorted. */
  held: () => Promise<string[]>
  /** The same of the cart of one visitor, by the cookies: of a shop that can keep carts that no visitor has. */
  heldBy?: (cookie: string) => Promise<string[]>
  /** What was ordered, likewise. */
  ordered: () => Promise<string[]>
  /** Forgets carts and orders. */
  reset: () => Promise<void>
  /** Ends the shop, and removes what it has written. */
  stop: () => Promise<void>
}

/** Why a shop cannot be had here. It has neither passed nor failed. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** What the `start.ts` of each folder exports, as `shop`. */
export interface ShopKind {
  name: string
  /** What it is, for the table: a real server with its version, or a double. */
  what: string
  /** For a guide whose reader has a shop already: what of its text stands for that shop, and for which setting of the tag. */
  guide?: Readonly<Partial<Record<keyof Tag, string>>>
  /** Installs programs that are missing, where that is possible. Blocks. */
  installPrograms?: () => unknown
  /** Installs its packages, and starts it. Throws `CannotStart` where it cannot be had. */
  start: () => Promise<RunningShop>
}
