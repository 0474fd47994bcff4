import {asRecord} from '../../../src/lib/as-record.ts'

/** A line that the cart holds before an example starts. */
export interface CartLine {
  id: string
  itemId: string
  sku: string
  additionalFields: string
  product: unknown
  /** Only into an empty cart: the example needs something, and no particular line. */
  isAny: boolean
}

/** What the site and the page with an example say to each other. */
export interface RenderMessage {
  type: 'render'
  html: string
  cart: readonly CartLine[]
}

export interface ConsoleLine {
  level: 'log' | 'info' | 'warn' | 'error'
  text: string
}

export type PreviewMessage =
  | {type: 'ready'}
  | {type: 'left'}
  | {type: 'line'; line: ConsoleLine}
  /** Pixels that the content takes. */
  | {type: 'size'; height: number}

const typeOf = (data: unknown): unknown => asRecord(data).type

export const isRenderMessage = (data: unknown): data is RenderMessage => typeOf(data) === 'render'

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  ['ready', 'left', 'line', 'size'].includes(String(typeOf(data)))
