/** A region that a page may write itself. */
export interface Region {
  /** Selector of our content; absent if the widget uses the template directly. */
  selector?: string
  /** Values for `{name}` in its texts, besides `{message}`, the default text: paths in the store's state. */
  values?: Readonly<Record<string, string>>
}

/** Regions of a widget, by their name in `data-slot`. */
export type Regions = Readonly<Record<string, Region>>
