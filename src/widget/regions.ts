/** A region that a page may write itself. */
export interface Region {
  /** Selector of our content; absent if the widget uses the template directly. */
  selector?: string
  /** Values for `{name}` in its texts, besides `{message}`, the default text: paths in the store's state. */
  values?: Readonly<Record<string, string>>
}

/** Regions of a widget, by their name in `data-slot`; described in its `about.ts`. */
export type Regions = Readonly<Record<string, Region>>

export const at = (selector: string): Region => ({selector})

/** A region whose template the widget uses directly. */
export const TAKEN: Region = {}

export const lightboxAt = (prefix = ''): Regions => ({
  [`${prefix}previous`]: at('.vitrine-lightbox__previous'),
  [`${prefix}next`]: at('.vitrine-lightbox__next'),
  [`${prefix}close`]: at('.vitrine-lightbox__close'),
  [`${prefix}zoom`]: at('.vitrine-lightbox__zoom'),
})

export const arrowsOf = (block: string): Regions => ({
  previous: at(`.${block}__previous`),
  next: at(`.${block}__next`),
})
