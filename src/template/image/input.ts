/** The input of `renderImage` (product.md §3, image template input). */
export interface ImageInput {
  /** An address without scheme, or one with http, https, blob or data:image. */
  src: string
  /** Pixels. */
  width: number | string
  /** Pixels. */
  height: number | string
  /** @default an empty text: a decorative image */
  alt?: string
  class?: string
  /** Declarations after `display:block`. */
  style?: string
  /** high: fetched at once with high priority; low: late; null: lazily, near the viewport. @default null */
  priority?: 'high' | 'low' | null
  /** Required by the sqs loader. */
  sizes?: string
  /** sqs requests the widths of the ladder; raw prints the address unchanged. @default 'sqs' */
  loader?: 'sqs' | 'raw'
  /** For the raw loader. */
  srcset?: string
  /** A name, printed as `data-on-loading-complete`. */
  onLoadingComplete?: string
  /** Further attributes: true prints a name without a value, false and null print nothing. */
  passthrough?: Readonly<Record<string, string | number | boolean | null>>
}

/** Reads one field as given, of any type. */
export type Read = (name: keyof ImageInput) => unknown
