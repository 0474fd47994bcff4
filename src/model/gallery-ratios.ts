import type {GALLERY_OPTIONS} from './gallery-options.ts'

/** Aspect ratios of gallery frames in CSS syntax (product.md §3, gallery options). */
const RATIOS: Record<(typeof GALLERY_OPTIONS)['aspect-ratio']['choices'][number], string> = {
  square: '1',
  standard: '3 / 2',
  'standard-vertical': '2 / 3',
  'four-three': '4 / 3',
  'three-four-vertical': '3 / 4',
  widescreen: '16 / 9',
  'anamorphic-widescreen': '2.4',
}

/** The ratio of an option: one of the names, or the height in percent of the width. */
export const galleryRatioOf = (option: keyof typeof RATIOS): string => RATIOS[option] ?? `100 / ${option}`
