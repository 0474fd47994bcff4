import type {TokenVisitor, Visitor} from './visitor.ts'

/** In the order of the checks. */
export const PARTS = [
  'crumb',
  'cart',
  'money',
  'input',
  'races',
  'tokens',
  'cors',
  'stock',
  'codes',
  'shipping',
  'fields',
  'subscription',
  'quick-view',
  'forms',
  'withdrawals',
  'comments',
  'products',
] as const
export type Part = (typeof PARTS)[number]

export interface Item {
  itemId: string
  sku: string | null
}

/** The shop's data for the checks. */
export interface Given {
  item: Item
  /** A promotion code that is valid for the item. */
  code?: string
  /** A category that has the item, and not all products. */
  category?: string
  /** An item that is sold as a subscription. */
  subscription?: Item
  /** The id of a form, and valid answers by field. */
  form?: {id: string; values: Readonly<Record<string, unknown>>}
  /** The id of an item, such as a post, that accepts comments. */
  post?: string
  /** Origin of pages that the server allows. */
  pageOrigin?: string
}

/** The tools of a check. */
export interface Scene {
  given: Given
  /** A new visitor on a page of the site itself. */
  createVisitor: () => Visitor
  /** A new visitor on a page at `pageOrigin`, whose browser keeps no cookies of the server. */
  createTokenVisitor: () => TokenVisitor
}

export interface Case {
  name: string
  part: Part
  /** The data that the check needs. */
  needs?: 'code' | 'category' | 'subscription' | 'form' | 'post' | 'pageOrigin'
  /** It is about requests and replies that an adapter writes itself. */
  isRaw?: boolean
  run: (scene: Scene) => Promise<void>
}
