/** What a site can hold at the most (product.md §9). */
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

/** How many more there can be; none where there are too many already. */
export const roomFor = (limit: Limit, count: number): number => Math.max(0, LIMITS[limit] - count)

/** As much of a text as a limit of length allows. No character that people see as one is cut in two. */
export function fitText(limit: 'tagLength' | 'categoryLength', text: string): string {
  let fitting = ''
  // made when it is asked for: Firefox before 125 has none, and would not load the rest of the tools
  const segmenter = new Intl.Segmenter(undefined, {granularity: 'grapheme'})
  for (const {segment} of segmenter.segment(text)) {
    if (fitting.length + segment.length > LIMITS[limit]) break
    fitting += segment
  }
  return fitting.trim()
}
