/** What `renderImage` takes (product.md §3, image template input). */
export interface ImageInput {
  /** An address without scheme, or one of http, https, blob or data:image. */
  src: string
  /** Pixels. */
  width: number | string
  /** Pixels. */
  height: number | string
  /** @default an empty text: the image says nothing */
  alt?: string
  class?: string
  /** Declarations, behind `display:block`. */
  style?: string
  /** high: fetched at once and first; low: late; null: when it comes near the screen. @default null */
  priority?: 'high' | 'low' | null
  /** Where it is needed: with the sqs loader. */
  sizes?: string
  /** sqs asks for the widths of the ladder; raw prints the address as it is. @default 'sqs' */
  loader?: 'sqs' | 'raw'
  /** With the raw loader. */
  srcset?: string
  /** A name, printed as `data-on-loading-complete`. */
  onLoadingComplete?: string
  /** Further attributes: true prints a name alone, false and null nothing. */
  passthrough?: Readonly<Record<string, string | number | boolean | null>>
}

/** One field as it was given, of whatever type. */
export type Read = (name: keyof ImageInput) => unknown
