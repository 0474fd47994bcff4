import type {Item} from '../../src/check/case.ts'

/** A shop that was found, in the terms of the loader's tag. */
export interface Shop {
  /** As `data-backend` names it. */
  kind: 'platform' | 'mock' | 'vendure' | 'medusa' | 'woocommerce' | 'shopify'
  /** What showed it. */
  sign: string
  /** Its API, as `data-api` names it; null for the shop in the page. */
  api: string | null
  key?: string | undefined
  channel?: string | undefined
  region?: string | undefined
  /** Of its prices, where no reply says it with them. */
  currency?: string | undefined
  product: Product | null
}

/** A product of the shop, and the attributes with which an element names it. */
export interface Product {
  title: string
  attributes: Readonly<Record<string, string>>
  item: Item
}

/** What only the shop's owner knows. */
export interface Keys {
  key?: string | undefined
  channel?: string | undefined
  region?: string | undefined
  /** Id, slug or handle of the product. */
  product?: string | undefined
}
