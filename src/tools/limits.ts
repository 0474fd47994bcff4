/** The limits of a site (product.md §9). */
export const LIMITS = {
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  itemsPerOrderableCollection: 250,
  productsPerCollection: 200,
  nestedCategories: 10_000,
  photoSharingGalleries: 20,
  photoSharingGallerySize: 50,
  /** Characters. */
  tagLength: 50,
  /** Characters. */
  categoryLength: 25,
} as const

export type Limit = keyof typeof LIMITS

/** The number of further items; 0 if the limit is exceeded. */
export const roomFor = (limit: Limit, count: number): number => Math.max(0, LIMITS[limit] - count)

/** The beginning of a text, up to a limit of length. Never cuts a visible character in two. */
export function fitText(limit: 'tagLength' | 'categoryLength', text: string): string {
  let fitting = ''
  // created on demand: Firefox before 125 lacks it, and would not load the rest of the tools
  const segmenter = new Intl.Segmenter(undefined, {granularity: 'grapheme'})
  for (const {segment} of segmenter.segment(text)) {
    if (fitting.length + segment.length > LIMITS[limit]) break
    fitting += segment
  }
  return fitting.trim()
}
