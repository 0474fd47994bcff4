import type {TokenVisitor, Visitor} from './visitor.ts'

/** In the order in which they are checked. */
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
] as const
export type Part = (typeof PARTS)[number]

export interface Item {
  itemId: string
  sku: string | null
}

/** What the checks are told of the shop. */
export interface Given {
  item: Item
  /** A promotion code that holds for the item. */
  code?: string
  /** An item that is sold as a subscription. */
  subscription?: Item
  /** The id of a form, and values by field that it takes. */
  form?: {id: string; values: Readonly<Record<string, unknown>>}
  /** Origin of pages that the server lets in. */
  pageOrigin?: string
}

/** What a check works with. */
export interface Scene {
  given: Given
  /** Someone new on a page of the site itself. */
  visitor: () => Visitor
  /** Someone new on a page at `pageOrigin`, whose browser keeps no cookies of the server. */
  elsewhere: () => TokenVisitor
}

export interface Case {
  name: string
  part: Part
  /** What has to be given for it. */
  needs?: 'code' | 'subscription' | 'form' | 'pageOrigin'
  /** It is about requests and replies that an adapter writes itself. */
  isRaw?: boolean
  run: (scene: Scene) => Promise<void>
}
